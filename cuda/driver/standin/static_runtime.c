/* Programs with the static runtime, which nvcc links by default: before main, each function of the runtime in the program
 * begins with a jump to the one of the same name here.
 *
 * The rule: functions are taken by the symbols of the program. A program whose symbols were stripped, and which asks for
 * no runtime library, gets one sentence.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { ADDRESS_AT = 2, JUMP_BYTES = 12 };
static const unsigned char jump[JUMP_BYTES] = {0x48, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xe0}; /* mov rax, address; jmp rax */
#elif defined(__aarch64__)
enum { ADDRESS_AT = 8, JUMP_BYTES = 16 };
static const unsigned char jump[JUMP_BYTES] = {0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6}; /* ldr x16, #8; br x16; address */
#else
#error "the stand-in knows x86-64 and aarch64"
#endif

static bool redirect(uintptr_t from, const void *to) {
    unsigned char code[JUMP_BYTES];
    memcpy(code, jump, sizeof code);
    memcpy(code + ADDRESS_AT, &to, sizeof to);
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = from & ~(page - 1), bytes = from + JUMP_BYTES - start;
    if (mprotect((void *)start, bytes, PROT_READ | PROT_WRITE | PROT_EXEC)) return false;
    memcpy((void *)from, code, sizeof code);
    __builtin___clear_cache((char *)from, (char *)from + JUMP_BYTES);
    return !mprotect((void *)start, bytes, PROT_READ | PROT_EXEC);
}

typedef struct { const void *file; void *standin; uintptr_t slide; } Program;

/* Take the functions of one table of symbols; return how many were taken. */
static unsigned take_symbols(const Program *program, const Elf64_Shdr *sections, const Elf64_Shdr *table) {
    const Elf64_Sym *symbols = (const void *)((const char *)program->file + table->sh_offset);
    const char *names = (const char *)program->file + sections[table->sh_link].sh_offset;
    unsigned count = 0;
    for (size_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
        const char *name = names + symbols[i].st_name;
        if (ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC || !symbols[i].st_shndx) continue;
        if (strncmp(name, "cuda", 4) && strncmp(name, "__cuda", 6)) continue;
        const void *own = dlsym(program->standin, name);
        if (!own || symbols[i].st_size < JUMP_BYTES) continue;
        count += redirect(symbols[i].st_value + program->slide, own);
    }
    return count;
}

static bool has_fat_binaries(const Elf64_Ehdr *header, const Elf64_Shdr *sections) {
    if (header->e_shstrndx == SHN_UNDEF) return false;
    const char *names = (const char *)header + sections[header->e_shstrndx].sh_offset;
    for (unsigned i = 0; i < header->e_shnum; i++)
        if (!strcmp(names + sections[i].sh_name, ".nv_fatbin")) return true;
    return false;
}

static bool has_symbol(const Elf64_Ehdr *header, const Elf64_Shdr *sections, const char *wanted) {
    for (unsigned i = 0; i < header->e_shnum; i++) {
        if (sections[i].sh_type != SHT_DYNSYM) continue;
        const Elf64_Sym *symbols = (const void *)((const char *)header + sections[i].sh_offset);
        const char *names = (const char *)header + sections[sections[i].sh_link].sh_offset;
        for (size_t k = 0; k < sections[i].sh_size / sizeof *symbols; k++)
            if (!strcmp(names + symbols[k].st_name, wanted)) return true;
    }
    return false;
}

__attribute__((constructor)) static void take_static_runtime(void) {
    if (!getenv("WARPLENS_SOCKET")) return;
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct stat state;
    if (file < 0) return;
    if (fstat(file, &state) || state.st_size < (off_t)sizeof(Elf64_Ehdr)) { close(file); return; }
    const Elf64_Ehdr *header = mmap(NULL, (size_t)state.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (header == MAP_FAILED) return;
    if (!memcmp(header->e_ident, ELFMAG, SELFMAG) && header->e_ident[EI_CLASS] == ELFCLASS64 &&
        header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr) <= (size_t)state.st_size) {
        const Elf64_Shdr *sections = (const void *)((const char *)header + header->e_shoff);
        Dl_info here;
        Program program = {.file = header};
        if (dladdr(jump, &here)) program.standin = dlopen(here.dli_fname, RTLD_NOW | RTLD_NOLOAD);
        if (header->e_type == ET_DYN) program.slide = getauxval(AT_PHDR) - header->e_phoff;
        unsigned taken = 0;
        for (unsigned i = 0; i < header->e_shnum; i++)
            if (program.standin && sections[i].sh_type == SHT_SYMTAB) taken += take_symbols(&program, sections, &sections[i]);
        if (!taken && has_fat_binaries(header, sections) && !has_symbol(header, sections, "__cudaRegisterFatBinary"))
            fprintf(stderr, "warplens: this program holds the static CUDA runtime and its symbols were stripped, so its calls cannot be "
                            "taken: build it with `nvcc -cudart shared`, or do not strip it\n");
    }
    munmap((void *)header, (size_t)state.st_size);
}

/* Programs and libraries with the static runtime, which nvcc links by default: each function of the runtime in them begins
 * with a jump to the one of the same name here. In a program that happens before main, in a library when it is loaded.
 *
 * The rule: functions are taken by their symbols. A program whose symbols were stripped, and which asks for no runtime
 * library, gets one sentence. A library has registered its kernels with its own runtime when it is taken, so that this is
 * done again.
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

typedef struct { const char *path; uintptr_t slide; } Object; /* an ELF file in memory, and how far from its own addresses */
typedef struct { const void *file; void *standin; uintptr_t slide; bool is_linked; void (*registering[16])(void); unsigned registrations; } Program;

static bool begins(const char *text, const char *start) { return !strncmp(text, start, strlen(start)); }

/* Take the functions of one table of symbols; return how many were taken. */
static unsigned take_symbols(Program *program, const Elf64_Shdr *sections, const Elf64_Shdr *table) {
    const Elf64_Sym *symbols = (const void *)((const char *)program->file + table->sh_offset);
    const char *names = (const char *)program->file + sections[table->sh_link].sh_offset;
    unsigned count = 0;
    for (size_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
        const char *name = names + symbols[i].st_name;
        if (ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC || !symbols[i].st_shndx) continue;
        uintptr_t address = symbols[i].st_value + program->slide;
        program->is_linked |= begins(name, "__cudaRegisterLinkedBinary_");
        if (strstr(name, "__sti____cudaRegisterAll") && program->registrations < 16)
            program->registering[program->registrations++] = (void (*)(void))address;
        if (!begins(name, "cuda") && !begins(name, "__cuda") && !begins(name, "nvrtcGetCUBIN")) continue;
        const void *own = dlsym(program->standin, name);
        if (own && symbols[i].st_size >= JUMP_BYTES) count += redirect(address, own);
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

/* Take what an ELF file has of the runtime; what a program calls in the libraries of NVRTC and of the runtime, too. */
static void take(const Elf64_Ehdr *header, const Object *object, void *standin) {
    const Elf64_Shdr *sections = (const void *)((const char *)header + header->e_shoff);
    const char *name = strrchr(object->path, '/');
    bool is_program = !strcmp(object->path, "/proc/self/exe");
    bool is_exported = name && (begins(name, "/libnvrtc.so") || begins(name, "/libcudart.so"));
    Program program = {.file = header, .standin = standin, .slide = object->slide};
    unsigned taken = 0;
    for (unsigned i = 0; i < header->e_shnum; i++)
        if (sections[i].sh_type == SHT_SYMTAB || (is_exported && sections[i].sh_type == SHT_DYNSYM))
            taken += take_symbols(&program, sections, &sections[i]);
    for (unsigned i = 0; taken && !is_program && !program.is_linked && i < program.registrations; i++) program.registering[i]();
    if (is_program && !taken && has_fat_binaries(header, sections) && !has_symbol(header, sections, "__cudaRegisterFatBinary"))
        fprintf(stderr, "warplens: this program holds the static CUDA runtime and its symbols were stripped, so its calls cannot be "
                        "taken: build it with `nvcc -cudart shared`, or do not strip it\n");
}

static void take_object(const Object *object, void *standin) {
    int file = open(object->path, O_RDONLY | O_CLOEXEC);
    struct stat state;
    if (file < 0) return;
    bool is_short = fstat(file, &state) || state.st_size < (off_t)sizeof(Elf64_Ehdr);
    const Elf64_Ehdr *header = is_short ? MAP_FAILED : mmap(NULL, (size_t)state.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (header == MAP_FAILED) return;
    if (!memcmp(header->e_ident, ELFMAG, SELFMAG) && header->e_ident[EI_CLASS] == ELFCLASS64 &&
        header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr) <= (size_t)state.st_size)
        take(header, object, standin);
    munmap((void *)header, (size_t)state.st_size);
}

typedef struct { Object *objects; size_t count; } Objects;
static Objects known;

static int note_object(struct dl_phdr_info *info, size_t size, void *noted) {
    Objects *objects = noted;
    const char *path = *info->dlpi_name ? info->dlpi_name : "/proc/self/exe";
    for (size_t i = 0; i < known.count; i++)
        if (known.objects[i].slide == info->dlpi_addr && !strcmp(known.objects[i].path, path)) return 0;
    objects->objects = realloc(objects->objects, (objects->count + 1) * sizeof *objects->objects);
    if (!objects->objects) abort();
    objects->objects[objects->count++] = (Object){strdup(path), info->dlpi_addr};
    return 0;
}

void take_loaded(void) {
    Dl_info here;
    void *standin = dladdr(jump, &here) ? dlopen(here.dli_fname, RTLD_NOW | RTLD_NOLOAD) : NULL;
    if (!standin || !getenv("WARPLENS_SOCKET")) return;
    Objects new = {0};
    enter();
    dl_iterate_phdr(note_object, &new);
    known.objects = realloc(known.objects, (known.count + new.count + 1) * sizeof *known.objects);
    if (!known.objects) abort();
    memcpy(known.objects + known.count, new.objects, new.count * sizeof *new.objects);
    known.count += new.count;
    leave();
    for (size_t i = 0; i < new.count; i++)
        if (strcmp(new.objects[i].path, here.dli_fname)) take_object(&new.objects[i], standin);
    free(new.objects);
}

__attribute__((constructor)) static void take_at_start(void) { take_loaded(); }

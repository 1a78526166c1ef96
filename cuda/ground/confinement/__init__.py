"""What a process gives up before it executes the code of a kernel: files, network, programs, other processes.

The rule: generated code is checked at each access; this is for the day when a check is missing. Each part is taken
where the system has it:

- limits: memory, processor time, no growing files, no image of the memory after a crash.
- Landlock: no change to any file, no program, no TCP, and no signal to a process outside. Everything that the running
  kernel's Landlock can refuse and a worker does not need is refused, everywhere in the file system. Reading is left to
  workers: Python imports its modules when they are first used, and kernel files may lie anywhere. The process that
  compiles reads the folders that it is given alone.
- seccomp: once more no call to the kernel that makes, changes or removes a file, opens a connection, starts a process
  or a program, or reaches another process. Calls that `seccomp.toml` does not list are refused, not fatal, so that code
  which can do without them goes on. Of those that are allowed with some arguments:

      open, openat            only for reading: no flag that writes, makes or empties a file
      clone                   only threads (CLONE_THREAD)
      kill, tgkill            only this process, which `abort` needs
      prlimit64               only this process
      sched_setaffinity       only the calling thread
      fcntl                   only flags, locks that are looked up, copies of descriptors and sizes of pipes; an owner
                              (F_SETOWN) would get signals
      ioctl                   only questions about terminals and pipes; TIOCSTI would type into the user's terminal

What stays: the process reads files, and answers over the pipe that it was started with. So what it wants to keep on
disk, its parent writes (`warplens.cuda.sweep.pool`), and another process compiles.

A program of the user's is confined the other way round: it reads and executes all but `SECRETS`, changes files in a
folder of its own, and may call what `seccomp.toml` does not list as refused, with any arguments but those of `ioctl`
that type into the terminal.
"""

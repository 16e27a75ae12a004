/**
 * How glibc hands out memory to the server: what is large (a password's hash, a photo) is mapped apart and given back at once, and two heaps are enough
 * for all threads. By itself it keeps what the largest took, once for every thread. The image and the units in deploy/ set the same.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

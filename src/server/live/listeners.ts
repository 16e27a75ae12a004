import type { Listener } from './listener.ts'

/** Who hears what in this process. */
export function createListeners() {
  const byChannel = new Map<string, Set<Listener>>()
  const all = new Set<Listener>()

  return {
    all: (): Iterable<Listener> => [...all],
    on: (channel: string): Iterable<Listener> => [...(byChannel.get(channel) ?? [])],
    count: () => all.size,
    countOn: (channel: string) => byChannel.get(channel)?.size ?? 0,
    add(listener: Listener) {
      all.add(listener)
      for (const channel of listener.channels) {
        byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(listener))
      }
    },
    remove(listener: Listener) {
      all.delete(listener)
      for (const channel of listener.channels) {
        const others = byChannel.get(channel)
        others?.delete(listener)
        if (others?.size === 0) byChannel.delete(channel)
      }
    },
  }
}

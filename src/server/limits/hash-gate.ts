import { availableParallelism } from 'node:os'

/** Makes the hash of a new password, as costly as is safe. */
export type HashPassword = (password: string) => Promise<string>

export type HashGate = {
  /** Runs the work when its turn comes; null at once if too many wait already, all in all or from this network. */
  run: <T>(network: string, work: () => Promise<T>) => Promise<T> | null
}

type Bounds = { atOnce: number; mostWaiting: number; mostPerNetwork: number }

/**
 * One hash takes a core for a tenth of a second and 19 MiB, so as many run at once as there are cores. The queue is
 * long enough for a whole club that signs in after its holidays, and two networks can't fill it.
 */
const BOUNDS: Bounds = { atOnce: availableParallelism(), mostWaiting: 500, mostPerNetwork: 200 }

/** Lets few passwords be hashed at once. Networks take turns, so hundreds from one network delay no other network. */
export function createHashGate({ atOnce, mostWaiting, mostPerNetwork }: Bounds = BOUNDS): HashGate {
  /** In the order of their turns: a network that has had one goes to the end. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  function beginNext() {
    const [network, queue] = queues.entries().next().value ?? []
    if (network === undefined || !queue || running >= atOnce) return
    queues.delete(network)
    const [begin, ...others] = queue
    if (others.length > 0) queues.set(network, others)
    waiting--
    running++
    begin!()
  }

  async function runInTurn<T>(turn: Promise<void>, work: () => Promise<T>): Promise<T> {
    await turn
    try {
      return await work()
    } finally {
      running--
      beginNext()
    }
  }

  return {
    run(network, work) {
      const queue = queues.get(network) ?? []
      const isFull = waiting >= mostWaiting || queue.length >= mostPerNetwork
      if (running >= atOnce && isFull) return null
      waiting++
      const turn = new Promise<void>((begin) => queues.set(network, [...queue, begin]))
      beginNext()
      return runInTurn(turn, work)
    },
  }
}

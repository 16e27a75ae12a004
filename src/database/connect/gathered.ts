import type { Call } from '../statement.ts'

type Waiting = { call: Call<unknown>; resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }

/** Calls that are made before the next tick go out together; if one of them fails, so do all. */
export function gathered(runTogether: (calls: Call<unknown>[]) => Promise<unknown[][]>) {
  let waiting: Waiting[] = []
  return {
    run: <Row>(call: Call<Row>): Promise<Row[]> =>
      new Promise((resolve, reject) => {
        waiting.push({ call, resolve: resolve as Waiting['resolve'], reject })
        if (waiting.length === 1) process.nextTick(sendWaiting)
      }),
    sendWaiting,
  }

  /** For a query that takes another way and comes after them. */
  function sendWaiting() {
    if (waiting.length === 0) return
    const together = waiting
    waiting = []
    runTogether(together.map(({ call }) => call)).then(
      (rows) => together.forEach(({ resolve }, index) => resolve(rows[index]!)),
      (error: unknown) => together.forEach(({ reject }) => reject(error)),
    )
  }
}

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; message?: string }
export type LogEntry = { level: string; text: string | null; source: { context?: string } }
type Waiting = { done: (result: unknown) => void; failed: (error: Error) => void }

/** A browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(entry: LogEntry) => void>()
  let calls = 0

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(String(data)) as Message
    if (method === 'log.entryAdded') for (const hear of listeners) hear(params as LogEntry)
    const call = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !call) return
    waiting.delete(id)
    if (result) call.done(result)
    else call.failed(new Error(message))
  })
  socket.addEventListener('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('The browser has gone'))
  })
  await new Promise((open, failed) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', () => failed(new Error(`Nobody answers at ${address}`)))
  })

  return {
    call: <Result = unknown>(method: string, params: object = {}) =>
      new Promise<Result>((done, failed) => {
        const id = ++calls
        waiting.set(id, { done: (result) => done(result as Result), failed })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    /** Hears what pages log from now on; the answer ends that. */
    listenToLogs: (hear: (entry: LogEntry) => void) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

export type BidiConnection = Awaited<ReturnType<typeof connectBidi>>

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type AiRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Whether the asker hung up before the answer was complete. */
  isAbandoned: boolean
}

export type AiAnswer = (response: ServerResponse) => unknown

export type AiServer = {
  /** What our server needs in its environment to ask this provider. */
  env: { AI_BASE_URL: string; AI_API_KEY: string }
  /** Every request so far, oldest first. */
  requests: AiRequest[]
  /** What it answers from now on; at first three good lines. */
  answerWith: (answer: AiAnswer) => void
  stop: () => Promise<void>
}

export const AI_KEY = 'sk-canary-key-of-the-provider'

export const GOOD_LINES = [
  'Training Load|Load is steady at its usual height|Carry on as planned',
  'Sleep|Sleep is rated worse than usual|Ask what keeps the athlete awake',
  'Recovery|Two days without training|Add an easy day',
].join('\n')

/** A chat completion that says `content`. */
export const saying =
  (content: unknown): AiAnswer =>
  (response) =>
    json(response, 200, {
      id: 'chatcmpl-1',
      choices: [{ index: 0, message: { role: 'assistant', content } }],
    })

/** An error as OpenAI writes them; that of a 401 quotes the key. */
export const failingWith =
  (status: number): AiAnswer =>
  (response) =>
    json(response, status, { error: { message: `Incorrect API key provided: ${AI_KEY}`, code: 'x' } })

/** Anything, as it is. */
export const sending =
  (body: string, status = 200, headers: Record<string, string> = {}): AiAnswer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)

/** Takes the question and never answers. */
export const silence: AiAnswer = () => {}

/** Begins to answer and never ends. */
export const unfinished: AiAnswer = (response) => response.writeHead(200).write('{"choices":')

/** The answer waits until it is released. */
export function held(answer: AiAnswer): { answer: AiAnswer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: (response) => promise.then(() => answer(response)), release: resolve }
}

/** A real HTTP server that stands in for the AI provider, answers as it is told and keeps what reached it. */
export async function startAiServer(): Promise<AiServer> {
  const requests: AiRequest[] = []
  let answer = saying(GOOD_LINES)
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request
      const received: AiRequest = { method, path, headers, body, isAbandoned: false }
      requests.push(received)
      response.on('error', () => {})
      response.on('close', () => (received.isAbandoned = !response.writableFinished))
      void answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      AI_API_KEY: AI_KEY,
    },
    requests,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  sending(JSON.stringify(body), status)(response)

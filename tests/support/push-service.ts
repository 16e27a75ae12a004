import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PushApiModel, SubscriptionExpiredError } from 'web-push-testing/src/PushApiModel.js'
import type { PushMessage } from '#domain/push/push-message.ts'

type Answer = (response: ServerResponse) => void
export type PushedDevice = Awaited<ReturnType<PushApiModel['subscribe']>>
export type PushService = Awaited<ReturnType<typeof startPushService>>

/** A push service on this machine that checks who sends, and keeps what it could decrypt. */
export async function startPushService() {
  const model = new PushApiModel()
  const headersOf = new Map<string, IncomingHttpHeaders[]>()
  let answer: Answer | null = null

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const hash = request.url!.split('/').at(-1)!
    const { 'content-encoding': encoding, authorization, ttl } = request.headers
    const body = await buffer(request)
    headersOf.set(hash, [...(headersOf.get(hash) ?? []), request.headers])
    if (answer) return answer(response)
    try {
      await model.handleNotification(hash, { encoding, authorization, ttl: ttl as string }, body)
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(error instanceof SubscriptionExpiredError ? 410 : 400).end()
    }
  }

  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  model.notifyUrl = `${origin}/notify/`

  return {
    origin,
    /** As a browser does once its user has agreed. */
    subscribe: (publicKey: string) =>
      model.subscribe({ userVisibleOnly: 'true', applicationServerKey: publicKey }),
    expire: ({ clientHash }: PushedDevice) => model.expireSubscription(clientHash),
    messagesOf: ({ clientHash }: PushedDevice) =>
      model.getNotifications({ clientHash }).messages.map((text) => JSON.parse(text) as PushMessage),
    /** Of everything that came, also of what was not taken. */
    headersOf: ({ clientHash }: PushedDevice) => headersOf.get(clientHash) ?? [],
    /** What it says from now on, in place of the truth. */
    answerWith: (next: Answer | null) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

import type { InferResponseType } from 'hono/client'
import type { api } from '#web/api/client.ts'
import { dayCopyKey } from '#web/device/own-storage.ts'
import { storeIfRoom } from '#web/device/store-if-room.ts'

export type DayReply = InferResponseType<typeof api.day.$get, 200>

/** The last day the server has told this device, so that the form is there without a connection. */
export function rememberedDay(userId: string): DayReply | undefined {
  try {
    const reply: DayReply | null = JSON.parse(localStorage.getItem(dayCopyKey(userId)) ?? 'null')
    return typeof reply?.day?.day === 'string' && reply.formStatus ? reply : undefined
  } catch {
    return undefined
  }
}

export function rememberDay(userId: string, reply: DayReply) {
  storeIfRoom(dayCopyKey(userId), JSON.stringify(reply))
}

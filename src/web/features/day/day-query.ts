import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { type DayReply, rememberDay, rememberedDay } from './queue/remembered-day.ts'

/** By the device's clock: what has changed by itself since then can be told without a connection. */
export type ReceivedDay = DayReply & { receivedAt: string }

const checkedEveryMs = 60_000

/** The athlete's day; without a connection the last one this device was told. */
export const dayQuery = (userId: string) =>
  queryOptions({
    queryKey: ['day', userId],
    queryFn: async ({ signal }): Promise<ReceivedDay> => {
      const answer = await api.day.$get({}, { init: { signal } })
      // Off the team since the page was opened: the profile knows what to show instead.
      if (answer.status === 409) void queryClient.invalidateQueries({ queryKey: sessionKey })
      if (!answer.ok) throw new Error(`The day was refused with ${answer.status}`)
      const reply = await answer.json()
      if (reply.athleteId !== userId) {
        void queryClient.invalidateQueries({ queryKey: sessionKey })
        throw new Error('Somebody else has signed in since the page was opened')
      }
      const received = { ...reply, receivedAt: new Date().toISOString() }
      // Not after the session has ended: then nothing is copied any more.
      signal.throwIfAborted()
      rememberDay(userId, received)
      return received
    },
    meta: { topics: ['form-status', 'metrics'] },
    initialData: () => rememberedDay(userId) as ReceivedDay | undefined,
    initialDataUpdatedAt: 0,
    refetchInterval: checkedEveryMs,
    refetchOnWindowFocus: 'always',
  })

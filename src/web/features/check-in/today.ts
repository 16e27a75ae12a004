import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { foreseenStatus } from '#domain/form-window/foreseen-status.ts'
import type { FormStatus } from '#domain/form-window/form-status.ts'
import { type Slot, SLOTS } from '#domain/training-session/training-session.ts'
import { api } from '#web/api/client.ts'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { useNow } from '#web/ui/use-now.ts'
import { withoutStored } from './draft/day-draft.ts'
import { changeDraft } from './draft/stored-drafts.ts'
import { type DayReply, rememberDay, rememberedDay } from './queue/device-queue.ts'

/** The athlete's day at this minute, asked for again when the clock has changed it. */
export function useToday(userId: string) {
  const { data, isPending, refetch } = useQuery(dayQuery(userId))
  const now = useNow()
  const today = data && todayFrom(data, now)

  const hasTurned = today?.day.day !== data?.day.day || today?.formStatus.isOpen !== data?.formStatus.isOpen
  useEffect(() => {
    if (hasTurned) void refetch()
  }, [hasTurned, refetch])

  useEffect(() => {
    if (data) changeDraft(userId, data.day.day, (draft) => withoutStored(draft, data.day))
  }, [userId, data])

  return { today, now, isPending, refetch }
}

/** By the device's clock: what has changed by itself since then can be told without a connection. */
export type ReceivedDay = DayReply & { receivedAt: string }

const checkedEveryMs = 60_000

/** The athlete's day; without a connection the last one this device was told. */
const dayQuery = (userId: string) =>
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

/** A day remembered by an earlier version of the app knows no streak. */
type Received = { day: Day; formStatus: FormStatus; receivedAt: string; streakBefore?: number }

export type DayPart = 'answers' | Slot

export type Today = {
  day: Day
  formStatus: FormStatus
  /** How many days in a row were answered up to yesterday; null while the server has not said so. */
  streakBefore: number | null
}

/** What was received, as it is by now: the form opens, closes and turns to the next, empty day by the clock. */
export function todayFrom({ day, formStatus, receivedAt, streakBefore }: Received, now: Date): Today {
  const foreseen = foreseenStatus(formStatus, new Date(receivedAt), now)
  const isSameDay = foreseen.day === formStatus.day
  return {
    formStatus: foreseen,
    day: isSameDay ? day : { ...day, day: foreseen.day, answers: [], AM: null, PM: null },
    streakBefore: isSameDay ? (streakBefore ?? null) : null,
  }
}

/** The day as it will be stored once what waits on this device has been sent. */
export function withWaiting(day: Day, waiting: DaySubmission[]): Day {
  return waiting
    .filter((submission) => submission.day === day.day)
    .reduce(
      (known, { answers = [], AM = null, PM = null }) => ({
        ...known,
        answers: known.answers.length > 0 ? known.answers : answers,
        AM: known.AM ?? AM,
        PM: known.PM ?? PM,
      }),
      day,
    )
}

/** The parts of a day that the server does not have yet: `day` with what waits, `stored` without. */
export function waitingParts(stored: Day, day: Day): DayPart[] {
  const isCheckInWaiting = stored.answers.length === 0 && day.answers.length > 0
  const slots = SLOTS.filter((slot) => !stored[slot] && day[slot])
  return isCheckInWaiting ? ['answers', ...slots] : slots
}

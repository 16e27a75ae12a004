import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SLOTS } from '#domain/training/session-limits.ts'
import { useNow } from '#web/ui/use-now.ts'
import { dayQuery } from './day-query.ts'
import { type DayParts, withoutParts } from './draft/day-draft.ts'
import { changeDraft } from './draft/stored-drafts.ts'
import { todayFrom } from './today-from.ts'

/** The athlete's day at this minute, asked for again when the clock has changed it. */
export function useToday(userId: string) {
  const { data, isPending, refetch } = useQuery(dayQuery(userId))
  const now = useNow()
  const today = data && todayFrom(data, now)

  const hasTurned = today?.day.day !== data?.day.day || today?.formStatus.isOpen !== data?.formStatus.isOpen
  useEffect(() => {
    if (hasTurned) void refetch()
  }, [hasTurned, refetch])

  // What is stored stands, also when it was given on another device: nothing is left to submit.
  useEffect(() => {
    if (!data) return
    const { day, answers } = data.day
    const stored: DayParts = answers.length > 0 ? { answers } : {}
    for (const slot of SLOTS) if (data.day[slot]) stored[slot] = data.day[slot]
    changeDraft(userId, day, (draft) => withoutParts(draft, stored))
  }, [userId, data])

  return { today, now, isPending, refetch }
}

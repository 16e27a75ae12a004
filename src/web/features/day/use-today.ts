import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '#web/ui/use-now.ts'
import { dayQuery } from './day-query.ts'
import { withoutStored } from './draft/day-draft.ts'
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

  useEffect(() => {
    if (data) changeDraft(userId, data.day.day, (draft) => withoutStored(draft, data.day))
  }, [userId, data])

  return { today, now, isPending, refetch }
}

import type { Database } from '#database/database.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { ConsentScope } from '#domain/consent/consent.ts'
import { putOnTeam } from '#tests/support/member-of.ts'

type Recorded = {
  teamId: string
  athleteId: string
  today: LocalDay
  title?: string
  notes?: string[]
  /** Makes one athlete's facts differ from another's. */
  rpe?: number
  /** What they agree to; all of it unless told otherwise. */
  scopes?: ConsentScope[]
}

/** Puts the athlete on the team, with forty days of training and a rating and perhaps a note a day. */
export async function recordFortyDays({ system }: Database, recorded: Recorded) {
  const { teamId, athleteId, scopes, today, title = 'Sleep quality', notes = [], rpe = 5 } = recorded
  await putOnTeam({ system }, teamId, athleteId, { scopes })
  const days = Array.from({ length: 40 }, (_, index) => addDays(today, -index))
  await system.insert(trainingSessions).values(
    days.map((date, index) => ({
      athleteId,
      date,
      session: 'AM' as const,
      rpe,
      durationMin: 50 + (index % 3) * 10,
      trainingType: 'strength_power' as const,
    })),
  )
  const [rated, written] = await system
    .insert(customMetrics)
    .values([
      { teamId, title, type: 'rating' },
      { teamId, title: `${title} in words`, type: 'text' },
    ])
    .returning()
  await system.insert(metricResponses).values([
    ...days.map((date, index) => ({
      athleteId,
      metricId: rated!.id,
      date,
      ratingValue: index === 0 ? 2 : 4 + (index % 2),
    })),
    ...notes.map((textValue, index) => ({
      athleteId,
      metricId: written!.id,
      date: days[index]!,
      kind: 'text' as const,
      textValue,
    })),
  ])
  return { metricIds: [rated!.id, written!.id] }
}

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { IsoDay } from '#domain/calendar/iso-day.ts'
import { TimeZone } from '#domain/calendar/time-zone.ts'
import { type DateRange, rangeFault } from '#domain/statistics/date-range.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'

export const AskedAthlete = z.object({ athleteId: z.uuid().optional() })
/** Of the reader's device: it counts for an athlete without a team. */
export const AskedZone = z.object({ timeZone: TimeZone.optional() })
export const AskedRange = z.object({ from: IsoDay, to: IsoDay })

export function demandRange(range: DateRange) {
  const fault = rangeFault(range)
  if (fault) throw new Refusal('invalid-input', { message: fault })
}

/** Whose figures are meant: an athlete's own unless somebody is named. Whether they may be seen is for the policies. */
export function athleteMeant(c: Context<AppEnv>, athleteId: string | undefined): string {
  const actor = actorOf(c)
  if (athleteId === undefined && actor.role !== 'athlete')
    throw new Refusal('invalid-input', { message: 'Please select an athlete.' })
  return athleteId ?? actor.id
}

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { IsoDay, TimeZone } from '#domain/calendar/calendar-schemas.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import { formDay, type FormWindow } from '#domain/form-window/form-window.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
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

/** The team's day; for an athlete without a team that of their device. */
export const todayFor = ([window]: FormWindow[], deviceZone: string | undefined, now: Date): LocalDay =>
  window ? formDay(window, now) : localDayIn(deviceZone ?? DEFAULT_TIME_ZONE, now)

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { IsoDay, TimeZone } from '#domain/calendar/calendar-schemas.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/time-zone.ts'
import { formDay, type FormWindow } from '#domain/form-window/form-window.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { athleteActorOf, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { asStaff, type OfAthlete } from '#server/stored/team-rows.ts'

export const AskedAthlete = z.object({ athleteId: z.uuid('Please select an athlete.') })
/** Of the reader's device: it counts for an athlete without a team. */
export const AskedZone = z.object({ timeZone: TimeZone.optional() })
export const AskedRange = z.object({ from: IsoDay, to: IsoDay })

export function demandRange(range: DateRange) {
  const fault = rangeFault(range)
  if (fault) throw new Refusal('invalid-input', { message: fault })
}

/** Whose figures are meant, and for whom: the staff of a team, or without one the athlete. */
export type Whose = OfAthlete & {
  actorId: string
  /** Whose day and questions the reader knows. */
  knownTeamId: string | null
  /** Whether answers about health are among them: their own always are. */
  seesHealth: boolean
}

/** Of an athlete, for the staff of the team in the address. Whether it is one of theirs, the queries find out. */
export function athleteMeant(c: Context<AppEnv>, athleteId: string): Whose & { teamId: string } {
  const { id, team } = staffActorOf(c)
  return { actorId: id, athleteId, knownTeamId: team.id, ...asStaff(team) }
}

/** An athlete's own. */
export function ownMeant(c: Context<AppEnv>): Whose {
  const { id, teams } = athleteActorOf(c)
  return { actorId: id, athleteId: id, teamId: null, knownTeamId: teams[0]?.id ?? null, seesHealth: true }
}

/** The team's day; for an athlete without a team that of their device. */
export const todayFor = ([window]: FormWindow[], deviceZone: string | undefined, now: Date): LocalDay =>
  window ? formDay(window, now) : localDayIn(deviceZone ?? DEFAULT_TIME_ZONE, now)

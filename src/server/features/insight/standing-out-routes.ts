import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { availabilityOn } from '#domain/absence/absence.ts'
import { IsoDay } from '#domain/calendar/calendar-schemas.ts'
import { athleteFacts } from '#domain/insight/athlete-facts.ts'
import { recordOn } from '#domain/insight/athlete-record.ts'
import { looksAt, reasonsOn, seenAs, standingAfter } from '#domain/insight/looked-at.ts'
import { reasonsAmong } from '#domain/insight/reason.ts'
import {
  LookedAt,
  lookedAtAmong,
  Silent,
  silentAmong,
  StandingOut,
  standingOut,
} from '#domain/insight/standing-out.ts'
import { mayLookAfter } from '#domain/team/team.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { lookingActorOf, OfTeam, RUNNING_REFUSALS, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { tooManyAttempts } from '#server/http/limit-attempts.ts'
import { createUserCount } from '#server/http/limit-writes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { asStaff } from '#server/stored/team-rows.ts'
import { removeLooks, saveLooks, type StoredLook, teamLooks } from './looked-at.ts'
import { type Member, teamRecords } from './queries.ts'

const readStandingOut = createRoute({
  method: 'get',
  path: '/teams/{teamId}/standing-out',
  tags: ['Insights'],
  summary: 'Which athletes of the team to look at, the most important first, and why',
  description:
    'Computed here from the same facts as the insights: each athlete against their own last weeks. No provider is asked. Who was looked at is not among them until something new happens; the list of an earlier day is as it was.',
  request: {
    params: OfTeam,
    query: z.object({ day: IsoDay.optional().openapi({ description: 'Default: the team’s today' }) }),
  },
  responses: {
    200: jsonReply(
      'Those who stand out, those who were looked at, and those of whom nothing is heard',
      z.object({
        athletes: z.array(StandingOut),
        lookedAt: z.array(LookedAt),
        silent: z.array(Silent),
        mayLook: z.boolean().openapi({ description: 'Whether the reader may say today that they looked' }),
      }),
    ),
    ...refusals(...STAFF_REFUSALS, 'too-many-attempts'),
  },
})

const ofAthlete = OfTeam.extend({ id: z.uuid() })

const lookAt = createRoute({
  method: 'post',
  path: '/teams/{teamId}/athletes/{id}/looked-at',
  tags: ['Insights'],
  summary: 'Say that an athlete who stands out was looked at',
  description:
    'Takes them off the list of all staff until something new happens. It counts for what the reader sees: who does not see answers about health hides none of them. The same again changes nothing.',
  request: {
    params: ofAthlete,
    ...jsonBody(
      z.object({ seen: z.string().max(1000).openapi({ description: 'From the list that was looked at' }) }),
    ),
  },
  responses: {
    204: { description: 'Off the list' },
    ...refusals(...RUNNING_REFUSALS, 'standing-changed'),
  },
})

const takeLookBack = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/athletes/{id}/looked-at',
  tags: ['Insights'],
  summary: 'Take that back: the athlete is on the list again',
  request: { params: ofAthlete },
  responses: { 204: { description: 'On the list again' }, ...refusals(...RUNNING_REFUSALS) },
})

/** Months of a whole team are read for it, and every report of the team's morning asks for it again. */
const countStandingOut = createUserCount(300)

export const standingOutRoutes = createRouter()
  .openapi(readStandingOut, async (c) => {
    const { id: actorId, team } = staffActorOf(c)
    const { db, now, locale } = c.var
    const speech = speechIn(locale)
    const waitSec = countStandingOut(actorId, now)
    if (waitSec) throw tooManyAttempts(waitSec)
    const { day: asked } = c.req.valid('query')
    const looks = await teamLooks(db, actorId, asStaff(team), now)
    const since = looks.map(({ day }) => day).toSorted()[0]
    const { today, members } = await teamRecords(
      db,
      actorId,
      { ...asStaff(team), athleteId: null },
      { asked, now, since },
    )
    const isToday = (asked ?? today) === today
    const known = members.map((member) => ({
      ...standingOf(member, isToday ? looks.filter(({ athleteId }) => athleteId === member.athleteId) : []),
      fullName: athleteName(member.fullName, speech.t),
    }))
    return c.json(
      {
        athletes: standingOut(known, speech),
        lookedAt: lookedAtAmong(known, speech),
        silent: silentAmong(known, speech),
        mayLook: isToday && mayLookAfter(team.duty) && !team.archivedAt,
      },
      200,
    )
  })
  .openapi(lookAt, async (c) => {
    const { id: actorId, team } = lookingActorOf(c)
    const { db, now } = c.var
    const { id: athleteId } = c.req.valid('param')
    const { members } = await teamRecords(db, actorId, { ...asStaff(team), athleteId }, { now })
    const athlete = members.find((member) => member.athleteId === athleteId)
    if (!athlete) throw new Refusal('not-found')
    const reasons = reasonsOn(athlete.record)
    if (seenAs(reasons) !== c.req.valid('json').seen) throw new Refusal('standing-changed')
    await asActor(db, actorId, async (tx) => {
      const looked = { teamId: team.id, athleteId, lookedBy: actorId, lookedAt: now }
      const isNew = await saveLooks(tx, looked, looksAt(athlete.record, reasons))
      if (isNew) await announce(tx, staffChannel(team.id), 'standing-out')
    }).catch((error: unknown) => {
      // Who leaves the team at this moment is not there either.
      throw databaseErrorOf(error).constraint === 'looked_at_on_the_team' ? new Refusal('not-found') : error
    })
    return c.body(null, 204)
  })
  .openapi(takeLookBack, async (c) => {
    const { id: actorId, team } = lookingActorOf(c)
    const { id: athleteId } = c.req.valid('param')
    await asActor(c.var.db, actorId, async (tx) => {
      const isTaken = await removeLooks(tx, asStaff(team), athleteId)
      if (isTaken) await announce(tx, staffChannel(team.id), 'standing-out')
    })
    return c.body(null, 204)
  })

/** Mostly nobody has looked, and nothing but today is judged. */
function standingOf({ athleteId, record }: Member, looks: readonly StoredLook[]) {
  const facts = athleteFacts(recordOn(record, record.today))
  const { reasons, held, isLookedAt } =
    looks.length > 0
      ? standingAfter(record, looks)
      : { reasons: reasonsAmong(facts), held: [], isLookedAt: false }
  const lastLook = held.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
  const { isOff } = availabilityOn(record.absences, record.today)
  return { athleteId, facts, reasons, isLookedAt, lastLook, isOff }
}

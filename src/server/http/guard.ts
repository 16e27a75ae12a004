import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { OwnTeam, Profile } from '#domain/account/profile.ts'
import { type Duty, mayLookAfter, mayReply, mayRun } from '#domain/team/team.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'

/** The API for visitors, by name. Everything else under /api needs a signed-in user. */
export const PUBLIC_ROUTES = new Set([
  'GET /api/site',
  'POST /api/contact-messages',
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  // Asks for the first step itself.
  'POST /api/session/second-step',
  'POST /api/accounts',
  'POST /api/accounts/confirmation',
  // By the link mailed to the new address, on whichever device that is read.
  'POST /api/account/email/confirmation',
  // By the link mailed to the former address, for an owner who has lost the account.
  'POST /api/account/email/undo',
  'POST /api/password-resets',
  'POST /api/password-resets/check',
  // By reset link; without one it asks for a session itself.
  'PUT /api/password',
  // By the link of a reminder, whoever is signed in where it is opened.
  'POST /api/unsubscriptions',
  'GET /api/openapi.json',
  'GET /api/docs',
])

export const guard = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get('visitor') && !isPublic(c)) throw new Refusal('session-required')
  await next()
})

export function isPublic({ req: { method, path } }: Context<AppEnv>): boolean {
  return PUBLIC_ROUTES.has(`${method === 'HEAD' ? 'GET' : method} ${path}`)
}

/** The user a guarded route acts for. */
export function actorOf(c: Context<AppEnv>): Profile {
  const visitor = c.get('visitor')
  if (!visitor) throw new Refusal('session-required')
  return visitor
}

export function athleteActorOf(c: Context<AppEnv>): Profile {
  const actor = actorOf(c)
  if (actor.role !== 'athlete') throw new Refusal('wrong-role')
  return actor
}

export function managerActorOf(c: Context<AppEnv>): Profile {
  const actor = actorOf(c)
  if (actor.role !== 'manager') throw new Refusal('wrong-role')
  return actor
}

type StaffTeam = OwnTeam & { duty: Duty }
/** Of the address of a route about a team. */
export const OfTeam = z.object({ teamId: z.uuid() })

export const STAFF_REFUSALS = [
  'invalid-input',
  'session-required',
  'wrong-role',
  'two-step-required',
  'not-found',
] as const
export const RUNNING_REFUSALS = [...STAFF_REFUSALS, 'wrong-duty', 'team-archived'] as const

export type StaffActor = Profile & { team: StaffTeam }

/** A member of the staff of the team that the route names. For everybody else there is no such team. */
export function staffActorOf(c: Context<AppEnv>): StaffActor {
  const actor = managerActorOf(c)
  const team = actor.teams.find(({ id }) => id === c.req.param('teamId'))
  if (!team || !isStaffTeam(team)) throw new Refusal('not-found')
  if (team.twoStepMissing) throw new Refusal('two-step-required')
  return { ...actor, team }
}

/** One who may change the team's questions, form times and invitations, and let an athlete go. */
export function runningActorOf(c: Context<AppEnv>): StaffActor {
  const actor = staffActorOf(c)
  if (!mayRun(actor.team.duty)) throw new Refusal('wrong-duty')
  if (actor.team.archivedAt) throw new Refusal('team-archived')
  return actor
}

/** One who says for all of the staff that an athlete was looked at, or cannot train fully. */
export function lookingActorOf(c: Context<AppEnv>): StaffActor {
  const actor = staffActorOf(c)
  if (!mayLookAfter(actor.team.duty)) throw new Refusal('wrong-duty')
  if (actor.team.archivedAt) throw new Refusal('team-archived')
  return actor
}

/** One who reacts and replies to an athlete's day. */
export function replyingActorOf(c: Context<AppEnv>): StaffActor {
  const actor = staffActorOf(c)
  if (!mayReply(actor.team)) throw new Refusal('wrong-duty')
  if (actor.team.archivedAt) throw new Refusal('team-archived')
  return actor
}

/** One who sees answers about health, and what is known of injuries and illnesses. */
export function healthActorOf(c: Context<AppEnv>): StaffActor {
  const actor = staffActorOf(c)
  if (!actor.team.seesHealth) throw new Refusal('wrong-duty')
  return actor
}

/** One of them who keeps it. */
export function treatingActorOf(c: Context<AppEnv>): StaffActor {
  const actor = healthActorOf(c)
  if (actor.team.archivedAt) throw new Refusal('team-archived')
  return actor
}

/** One to whom the team itself and its staff are theirs to change. */
export function ownerActorOf(c: Context<AppEnv>): StaffActor {
  const actor = runningActorOf(c)
  if (actor.team.duty !== 'owner') throw new Refusal('wrong-duty')
  return actor
}

/** An athlete of a team; which one is theirs, no route asks them. */
export function memberActorOf(c: Context<AppEnv>): Profile & { team: OwnTeam } {
  const actor = athleteActorOf(c)
  const [team] = actor.teams
  if (!team) throw new Refusal('no-team')
  return { ...actor, team }
}

const isStaffTeam = (team: OwnTeam): team is StaffTeam => team.duty !== 'athlete'

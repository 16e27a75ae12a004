import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { myStaff, teamPeople } from '#database/schema/team-people.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announceBy } from '#server/live/announce.ts'

/** Those who work for a team, longest first; addresses and two-step sign-in for its owners only. */
export function staffOf(tx: ActorTx, teamId: string) {
  const { id, fullName, avatarUrl, duty, seesHealth, since } = teamPeople
  const { email, hasTwoStep } = myStaff
  return tx
    .select({ id, fullName, avatarUrl, duty, seesHealth, since, email, hasTwoStep })
    .from(teamPeople)
    .leftJoin(myStaff, and(eq(myStaff.teamId, teamPeople.teamId), eq(myStaff.id, teamPeople.id)))
    .where(eq(teamPeople.teamId, teamId))
    .orderBy(asc(since), asc(id))
}

export async function placeOf(tx: ActorTx, teamId: string, accountId: string) {
  const [place] = await tx
    .select()
    .from(teamStaff)
    .where(and(eq(teamStaff.teamId, teamId), eq(teamStaff.accountId, accountId)))
  if (!place) throw new Refusal('not-found')
  return place
}

/** Everybody of a team. */
export async function peopleOf(tx: ActorTx, teamId: string) {
  const staff = await tx
    .select({ id: teamStaff.accountId })
    .from(teamStaff)
    .where(eq(teamStaff.teamId, teamId))
  const athletes = await tx
    .select({ id: teamMembers.athleteId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), isNull(teamMembers.leftAt)))
  return { staff: staff.map(({ id }) => id), athletes: athletes.map(({ id }) => id) }
}

/** What is theirs has changed: their open pages ask again, and their streams are of the teams they are on now. */
export const tellPeople = (tx: ActorTx, people: string[]) =>
  announceBy(
    tx,
    sql`select announce('user:' || person, 'session') from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) person`,
  )

export function refuseLastOwner(error: unknown): never {
  if (databaseErrorOf(error).constraint === 'team_staff_keeps_an_owner') throw new Refusal('last-owner')
  throw error
}

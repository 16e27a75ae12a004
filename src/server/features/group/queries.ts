import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { groupMembers } from '#database/schema/group-members.ts'
import { groups } from '#database/schema/groups.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { isSameGroupName, MAX_GROUPS } from '#domain/group/group-name.ts'
import { Refusal } from '#server/http/refusal.ts'

type Name = { id: string; name: string }

const isGroup = (teamId: string, id: string) => and(eq(groups.teamId, teamId), eq(groups.id, id))
const isIn = (teamId: string, id: string) =>
  and(eq(groupMembers.teamId, teamId), eq(groupMembers.groupId, id))

const namesOf = (tx: ActorTx, teamId: string): Promise<Name[]> =>
  tx.select({ id: groups.id, name: groups.name }).from(groups).where(eq(groups.teamId, teamId))

/** The team is locked, so that nobody takes the name meanwhile. */
export async function addGroup(tx: ActorTx, teamId: string, name: string): Promise<Name> {
  const others = await namesOf(tx, teamId)
  if (others.length >= MAX_GROUPS) throw new Refusal('group-limit')
  demandFreeName(others, name)
  const [added] = await tx
    .insert(groups)
    .values({ teamId, name })
    .returning({ id: groups.id, name: groups.name })
  return added!
}

/** What it was called before. */
export async function renameGroup(tx: ActorTx, teamId: string, { id, name }: Name): Promise<string> {
  const names = await namesOf(tx, teamId)
  const before = names.find((group) => group.id === id)
  if (!before) throw new Refusal('not-found')
  demandFreeName(
    names.filter((group) => group !== before),
    name,
  )
  await tx.update(groups).set({ name }).where(isGroup(teamId, id))
  return before.name
}

/** What it was called. */
export async function removeGroup(tx: ActorTx, teamId: string, id: string): Promise<string> {
  const [gone] = await tx.delete(groups).where(isGroup(teamId, id)).returning({ name: groups.name })
  if (!gone) throw new Refusal('not-found')
  return gone.name
}

type Members = { athleteIds: readonly string[]; before?: readonly string[] | undefined }

/** These and no others. */
export async function setMembers(tx: ActorTx, teamId: string, id: string, members: Members) {
  const [group] = await tx.select({ id: groups.id }).from(groups).where(isGroup(teamId, id))
  if (!group) throw new Refusal('not-found')
  const athleteIds = [...new Set(members.athleteIds)]
  const rows = await tx
    .select({ athleteId: groupMembers.athleteId })
    .from(groupMembers)
    .where(isIn(teamId, id))
  const present = new Set(rows.map(({ athleteId }) => athleteId))
  if (members.before && !isSame(present, new Set(members.before))) throw new Refusal('group-changed')
  await demandOnTeam(tx, teamId, athleteIds)
  await tx.delete(groupMembers).where(and(isIn(teamId, id), notInArray(groupMembers.athleteId, athleteIds)))
  const added = athleteIds.filter((athleteId) => !present.has(athleteId))
  if (added.length > 0)
    await tx.insert(groupMembers).values(added.map((athleteId) => ({ groupId: id, teamId, athleteId })))
}

async function demandOnTeam(tx: ActorTx, teamId: string, athleteIds: string[]) {
  const { athleteId, leftAt } = teamMembers
  const isOn = and(eq(teamMembers.teamId, teamId), isNull(leftAt), inArray(athleteId, athleteIds))
  if ((await tx.$count(teamMembers, isOn)) < athleteIds.length) throw new Refusal('athletes-not-on-team')
}

function demandFreeName(others: readonly Name[], name: string) {
  if (others.some((other) => isSameGroupName(other.name, name))) throw new Refusal('group-name-taken')
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id))

import type { Group } from '#domain/group/group.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, refusalOf, refusedBy } from '#web/api/reply.ts'
import { Refused } from '#web/ui/refused.ts'

const { groups: ofTeam } = api.teams[':teamId']

/** One of a team's groups, as an address. */
type GroupAddress = { teamId: string; id: string }

/** The name is what can be wrong. */
const aboutName = { 'group-name-taken': 'name', 'group-limit': 'name', 'invalid-input': 'name' }

export async function createGroup(teamId: string, name: string): Promise<Group> {
  const answer = await ask(ofTeam.$post({ param: { teamId }, json: { name } }))
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, groupMessages.addFailed, aboutName)
  return (await answer.json()).group
}

export async function renameGroup(param: GroupAddress, name: string) {
  const answer = await ask(ofTeam[':id'].$patch({ param, json: { name } }))
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, groupMessages.renameFailed, aboutName, { 'not-found': groupMessages.gone })
}

/** One that is gone already is what was asked for. */
export async function deleteGroup(param: GroupAddress) {
  const answer = await ask(ofTeam[':id'].$delete({ param }))
  if (answer === 'unreachable' || !(answer.ok || answer.status === 404))
    throw await refusedBy(answer, groupMessages.deleteFailed)
}

/** 'outdated' if it, or the team, is not as it was when the athletes were chosen. */
export async function setMembers(
  param: GroupAddress,
  members: { athleteIds: string[]; before: string[] },
): Promise<'stored' | 'outdated'> {
  const answer = await ask(ofTeam[':id'].members.$put({ param, json: members }))
  if (answer === 'unreachable') throw await refusedBy(answer, groupMessages.membersFailed)
  if (answer.ok) return 'stored'
  const { code, message = groupMessages.membersFailed } = (await refusalOf(answer)) ?? {}
  if (code === 'group-changed' || code === 'athletes-not-on-team') return 'outdated'
  throw new Refused({ failure: { message: code === 'not-found' ? groupMessages.gone : message } })
}

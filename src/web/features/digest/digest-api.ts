import { queryOptions } from '@tanstack/react-query'
import { digestMessages } from '#domain/digest/digest-messages.ts'
import type { DigestChoice } from '#domain/digest/digest.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const ofTeam = api.teams[':teamId']['digest-choice']

export const ownDigestQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['digest-choice', teamId],
    queryFn: async () => (await bodyOf(ofTeam.$get({ param: { teamId } }))).digest,
  })

export async function chooseDigest(teamId: string, choice: DigestChoice) {
  const answer = await ask(ofTeam.$put({ param: { teamId }, json: choice }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, digestMessages.notSaved)
  return (await answer.json()).digest
}

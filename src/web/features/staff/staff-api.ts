import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import type { Locale } from '#domain/language/locale.ts'
import type { Duty } from '#domain/team/team.ts'
import { staffMessages, teamRefusals } from '#domain/team/staff-messages.ts'
import { api } from '#web/api/client.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { sessionKey } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'
import { Refused } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'

const ofTeam = api.teams[':teamId']

export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId],
    queryFn: async () => {
      const { team } = await bodyOf(ofTeam.$get({ param: { teamId } }))
      return team
    },
  })

export const staffQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['staff', teamId],
    queryFn: async () => {
      const { staff } = await bodyOf(ofTeam.staff.$get({ param: { teamId } }))
      return staff
    },
  })

export const changesQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team-changes', teamId],
    queryFn: async () => {
      const { changes } = await bodyOf(ofTeam.changes.$get({ param: { teamId } }))
      return changes
    },
  })

export type StaffMember = InferResponseType<typeof ofTeam.staff.$get, 200>['staff'][number]

type Answer = { ok: boolean; json(): Promise<unknown> }

/** Throws what the server has against it. */
async function done<Reply extends Answer>(call: Promise<Reply>, fields = {}, ownWords = {}): Promise<Reply> {
  const answer = await ask(call)
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, staffMessages.changeFailed, fields, ownWords)
  return answer
}

/** The name is all that can be wrong. */
const aboutName = [{ 'invalid-input': 'name' }, { 'invalid-input': teamRefusals.nameOdd }] as const

export const changeTeam = (
  teamId: string,
  settings: { name?: string; demandsTwoStep?: boolean; locale?: Locale },
) => done(ofTeam.$patch({ param: { teamId }, json: settings }), ...aboutName)

export async function createTeam(team: { name: string; timeZone: string }): Promise<string> {
  const answer = await done(api.teams.$post({ json: team }), ...aboutName)
  return ((await answer.json()) as { teamId: string }).teamId
}

/** What is done to the staff or the team with one press; a refusal is told in a toast. */
export function useStaffChange(onDone = () => {}) {
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  return useSingleMutation<unknown, StaffChange>({
    mutationFn: (change) => done(callFor(teamId, change)),
    onSuccess: onDone,
    onError: (error) =>
      showToast('error', (error instanceof Refused && error.failure?.message) || staffMessages.changeFailed),
    onSettled: async () => {
      // What the reader may do is part of the profile.
      await queryClient.invalidateQueries({ queryKey: sessionKey })
      for (const key of ['staff', 'team'] as const) {
        void queryClient.invalidateQueries({ queryKey: [key, teamId] })
      }
    },
  })
}

export type StaffChange =
  | { kind: 'duty'; id: string; duty: Duty; seesHealth: boolean }
  | { kind: 'remove'; id: string }
  | { kind: 'hand-over'; to: string }
  | { kind: 'archive' }
  | { kind: 'restore' }

function callFor(teamId: string, change: StaffChange): Promise<Answer> {
  const param = { teamId }
  switch (change.kind) {
    case 'duty': {
      const { id, duty, seesHealth } = change
      return ofTeam.staff[':id'].$put({ param: { teamId, id }, json: { duty, seesHealth } })
    }
    case 'remove':
      return ofTeam.staff[':id'].$delete({ param: { teamId, id: change.id } })
    case 'hand-over':
      return ofTeam['hand-over'].$post({ param, json: { to: change.to } })
    case 'archive':
      return ofTeam.archive.$post({ param })
    case 'restore':
      return ofTeam.archive.$delete({ param })
  }
}

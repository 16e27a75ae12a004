import { queryOptions } from '@tanstack/react-query'
import type { AbsencePeriod } from '#domain/absence/absence.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import { ownAbsenceMessages } from '#domain/absence/own-absence-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'
import type { OwnWish } from './own-wish.ts'

/** One of the reader's own, whose days are days. */
export type OwnAbsence = Absence & AbsencePeriod

/** When the athlete cannot train fully: from the team's today on. */
export const ownAbsencesQuery = queryOptions({
  queryKey: ['absences', 'own'],
  queryFn: async () =>
    (await bodyOf(api.absences.$get({ query: {} }))) as { today: LocalDay; absences: OwnAbsence[] },
  refetchOnWindowFocus: 'always',
})

const one = api.absences[':id']

export async function storeOwnAbsence(id: string, json: OwnWish) {
  const answer = await ask(one.$put({ param: { id }, json }))
  await showAnew(answer)
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, ownAbsenceMessages.notSaved)
}

/** As of today. */
export async function endOwnAbsence(id: string) {
  const answer = await ask(one.end.$post({ param: { id }, json: {} }))
  await showAnew(answer)
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, ownAbsenceMessages.notSaved)
}

/** Over once what is shown is as it was sent, or as the staff changed it meanwhile. */
async function showAnew(answer: unknown) {
  if (answer !== 'unreachable') await queryClient.invalidateQueries(ownAbsencesQuery)
}

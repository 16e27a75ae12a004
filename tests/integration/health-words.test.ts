import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#tests/support/app-test.ts'
import { createClient } from '#tests/support/client.ts'
import { plan, put, putOwn, putRound, teamOfIda, TODAY } from '#tests/support/health-problem-requests.ts'
import { type ApiDocument, operationsIn } from '#tests/support/requests/api-document.ts'

/** Of why somebody cannot train, each in a place of its own. */
const WORDS = /hip-groin|hip or groin|injury|illness|Zwickelschmerz|QCodeX|Hoppingstep|Glandularia/i

test('of all that staff can ask of a team nothing says a word of a problem to who does not see health', async ({
  app,
}) => {
  const { coach, physio, blind, viewer, ida } = await teamOfIda(app)
  const wish = { kind: 'injury', area: 'hip-groin', beganOn: '2026-11-10', note: 'Zwickelschmerz' } as const
  const { problem } = (await putOwn(ida, wish)).body
  await put(physio, ida, { ...wish, finding: { code: 'QCodeX' } }, problem.id)
  await plan(physio, problem.id, { title: 'Hoppingstep' })
  await putRound(ida, [{ problemId: problem.id, participation: 3 }])
  const details = { reason: 'illness', note: 'Glandularia' }
  const absence = { athleteId: ida.id, status: 'out', firstDay: '2026-11-10', details }
  expect((await physio.team.put(`/absences/${randomUUID()}`, absence)).status).toBe(200)

  const { body } = await createClient(app.origin).get('/api/openapi.json')
  const asked = operationsIn(body as unknown as ApiDocument).filter(
    ({ method, path }) =>
      path.startsWith('/api/teams/{teamId}') && (method === 'GET' || path.includes('insights')),
  )
  const said = async (reader: typeof coach) => {
    const saying: string[] = []
    for (const { method, path } of asked) {
      const filled = path
        .replace('{teamId}', coach.team.id)
        .replace('{id}', ida.id)
        .replace('{day}', TODAY)
        .concat(`?from=2026-11-01&to=${TODAY}&monday=2026-11-16`)
        .concat(path.endsWith('/problems') ? '' : `&athleteId=${ida.id}`)
      const reply = await reader.send(method, filled, method === 'GET' ? undefined : {})
      expect([path, reply.status]).not.toEqual([path, 400])
      if (WORDS.test(JSON.stringify(reply.body))) saying.push(path)
    }
    return saying
  }
  expect(await said(physio), 'the words are there to be found').toEqual(
    ['absences', 'problems', 'health-season', 'health-season/problems.csv']
      .map((path) => `/api/teams/{teamId}/${path}`)
      .toSorted((one, other) => at(one) - at(other)),
  )
  for (const reader of [blind, viewer]) expect(await said(reader)).toEqual([])

  function at(path: string) {
    return asked.findIndex((operation) => operation.path === path)
  }
})

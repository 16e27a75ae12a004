import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { teams } from '#database/schema/teams.ts'
import { colleagueOf, memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** A Wednesday, on which the round of the week of `WEEK` opens. */
export const TODAY = '2026-11-18'
export const WEEK = '2026-11-16'
export const setTime = (app: TestApp, moment: string) => app.setClock(() => new Date(moment))

/** An owner and a physiotherapist who see health, a coach and a viewer who do not, and Ida, who are asked on Wednesdays. */
export async function teamOfIda(app: TestApp) {
  setTime(app, `${TODAY}T12:00:00Z`)
  const coach = await memberOf(app, { role: 'manager', fullName: 'Marta' })
  const physio = await colleagueOf(app, coach, { duty: 'medical', fullName: 'Pia' })
  const blind = await colleagueOf(app, coach, { duty: 'coach', fullName: 'Carl' })
  const viewer = await colleagueOf(app, coach, { duty: 'viewer', fullName: 'Vera' })
  const ida = await memberOf(app, { fullName: 'Ida', coach })
  await app.db.system.update(teams).set({ healthRoundWeekday: 3 }).where(eq(teams.id, coach.team.id))
  return { coach, physio, blind, viewer, ida }
}

export const KNEE = { kind: 'injury', area: 'knee', side: 'left', beganOn: '2026-11-10' } as const

export const put = (staff: Someone, athlete: Someone, wish: object, id: string = randomUUID()) =>
  staff.team.put(`/problems/${id}` as '/problems/:id', { athleteId: athlete.id, ...wish })
export const resolve = (staff: Someone, id: string, body: object = {}) =>
  staff.team.post(`/problems/${id}/resolution` as '/problems/:id/resolution', body)
export const putOwn = (athlete: Someone, wish: object, id: string = randomUUID()) =>
  athlete.put(`/api/problems/${id}`, wish)
export const resolveOwn = (athlete: Someone, id: string, body: object = {}) =>
  athlete.post(`/api/problems/${id}/resolution`, body)
export const putRound = (athlete: Someone, answers: object[], week = WEEK, givenAt?: string) =>
  athlete.put(`/api/health-rounds/${week}`, { answers, givenAt })

const stepAt = (id: string, stepId: string) =>
  `/problems/${id}/steps/${stepId}` as '/problems/:id/steps/:stepId'
export const plan = (staff: Someone, id: string, wish: object, stepId: string = randomUUID()) =>
  staff.team.put(stepAt(id, stepId), wish)
export const confirm = (staff: Someone, id: string, stepId: string, body: object = {}) =>
  staff.team.post(`${stepAt(id, stepId)}/confirmation` as '/problems/:id/steps/:stepId/confirmation', body)
export const unplan = (staff: Someone, id: string, stepId: string) => staff.team.delete(stepAt(id, stepId))

export const listed = async (reader: Someone) => (await reader.team.get('/problems')).body.problems
export const own = async (athlete: Someone) => (await athlete.get('/api/problems')).body

export const codeOf = async (reply: Promise<{ status: number; body: object }>) => {
  const { status, body } = await reply
  return [status, (body as { code?: string }).code]
}

import { afterEach, beforeAll, beforeEach } from 'vitest'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import type { InsightReply } from '#server/features/insight/insights.ts'
import { type AiServer, GOOD_LINES, saying, startAiServer } from '#tests/support/ai-server.ts'
import type { ApiReply } from '#tests/support/api-reply.ts'
import type { Reply } from '#tests/support/client.ts'
import { recordFortyDays } from '#tests/support/insight-team.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

export const TODAY = '2026-11-18'
export const NOON = Date.parse('2026-11-18T12:00:00Z')
export const GENERIC_AREAS = ['Recent Performance', 'Training Load', 'Recovery Management']

type InsightsReply = Promise<Reply<ApiReply<'POST', '/api/teams/:teamId/insights/team'>>>

type Club = {
  ai: AiServer
  app: TestApp
  coach: Someone
  ida: Someone
  bo: Someone
  /** The metric Ida answers in words. */
  idasNotes: string
  /** Moves the clock to so many seconds after noon. */
  at: (seconds: number) => void
  onAthlete: (athlete: { id: string }, reader?: Someone) => InsightsReply
  onTeam: (reader?: Someone) => InsightsReply
}

export const insightsIn = ({ body }: { body: unknown }) => body as InsightReply
export const areasIn = (reply: { body: unknown }) => insightsIn(reply).insights.map(({ area }) => area)

/**
 * For the tests of a file: a coach with two athletes of forty days each, and a provider of insights. It is noon, the
 * provider answers well, and each test finds no reply and no limit of the one before.
 */
export function insightClub(): Club {
  const club = {
    at: (seconds) => club.app.setClock(() => new Date(NOON + seconds * 1000)),
    onAthlete: ({ id }, reader = club.coach) => reader.team.post(`/insights/athletes/${id}`),
    onTeam: (reader = club.coach) => reader.team.post('/insights/team'),
  } as Club

  beforeAll(async () => {
    club.ai = await startAiServer()
    club.app = await startTestApp({ ...club.ai.env, AI_TIMEOUT_SEC: '2' })
    club.coach = await memberOf(club.app, { role: 'manager', fullName: 'Marta' })
    club.ida = await memberOf(club.app, { fullName: 'Ida' })
    club.bo = await memberOf(club.app, { fullName: 'Bo' })
    const team = { teamId: club.coach.team.id, today: TODAY } as const
    const ofIda = await recordFortyDays(club.app.db, { ...team, athleteId: club.ida.id, rpe: 5 })
    club.idasNotes = ofIda.metricIds[1]!
    await recordFortyDays(club.app.db, { ...team, athleteId: club.bo.id, rpe: 6 })
    return async () => {
      await club.app.stop()
      await club.ai.stop()
    }
  })
  beforeEach(() => {
    club.at(0)
    club.ai.answerWith(saying(GOOD_LINES))
  })
  afterEach(async () => {
    await club.app.db.system.delete(insightReplies)
    await club.app.db.system.delete(rateLimits)
    club.ai.requests.length = 0
  })
  return club
}

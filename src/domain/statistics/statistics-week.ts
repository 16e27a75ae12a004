import { z } from 'zod'
import { IsoDay } from '../calendar/iso-day.ts'
import type { ReportedSession } from '../load/reported-session.ts'
import { SessionAnswer } from '../training/session-answer.ts'
import { SLOTS } from '../training/session-limits.ts'

const Session = SessionAnswer.and(
  z.object({ date: IsoDay, slot: z.enum(SLOTS) }),
) satisfies z.ZodType<ReportedSession>

/** What one week of an athlete is computed from, and where the week navigator may go from there. */
export const StatisticsWeek = z.object({
  monday: IsoDay,
  initialMonday: IsoDay,
  currentMonday: IsoDay,
  sessions: z.array(Session),
  nextHasSession: z.boolean(),
})
export type StatisticsWeek = z.infer<typeof StatisticsWeek>

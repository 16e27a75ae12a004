import { z } from 'zod'
import { TimeZone } from '../calendar/calendar-schemas.ts'
import { REMINDER_LEADS_MIN } from './reminder-due.ts'

const Minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:00')

/** When a team reminds those who have not answered. */
export const ReminderSettings = z.object({
  // One by one: of a literal with several values the documentation of the API would have the first alone.
  beforeClosingMin: z.union(REMINDER_LEADS_MIN.map((leadMin) => z.literal(leadMin))),
  atOpening: z.boolean(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** How an athlete wants to be reminded. */
export const ReminderChoices = z.object({
  byMail: z.boolean(),
  /** On the devices that they added; mail goes where there is none. */
  byPush: z.boolean(),
  quietFrom: Minute,
  quietTo: Minute,
  /** In which the quiet hours are meant; null for the team's. */
  timeZone: TimeZone.nullable(),
})
export type ReminderChoices = z.infer<typeof ReminderChoices>

export const Nudge = z.object({
  athleteId: z.uuid(),
  at: z.iso.datetime(),
  /** Null once that account is gone. */
  byName: z.string().nullable(),
})
export type Nudge = z.infer<typeof Nudge>

/** Whom to nudge: all who have not answered, unless some are named. */
export const NudgeRequest = z.object({ athleteIds: z.array(z.uuid()).min(1).max(2000).optional() })

/** Why some of them were not nudged, in no more detail than their staff need. */
export const NudgeReply = z.object({
  sent: z.int(),
  answered: z.int(),
  off: z.int(),
  nudgedBefore: z.int(),
  unreachable: z.int(),
})
export type NudgeReply = z.infer<typeof NudgeReply>

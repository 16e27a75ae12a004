import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import { ABSENCE_REASONS, ABSENCE_STATUSES, OFF_KINDS, OWN_STATUSES } from './absence.ts'

/** Its length and letters are refused with a sentence (absence-problem.ts); a request is bounded here. */
const Note = z.string().max(2000).nullable()

const Day = z.iso.date()

const Details = z.object({ reason: z.enum(ABSENCE_REASONS), note: z.string().nullable() })

/** How far an athlete can train on a day. */
export const AvailabilityShown = z.object({
  status: z.enum([...ABSENCE_STATUSES, 'full']),
  since: Day.nullable(),
  backOn: Day.nullable().describe('The first day back in full; null where nobody knows'),
  isDue: z.boolean().describe('Expected back by now, which nobody has confirmed'),
  isOff: z.boolean().describe('A day off, also where the status is worse'),
  offKind: z.enum(OFF_KINDS).nullable(),
})

/** A period in which an athlete cannot train fully, as its reader may see it. */
export const Absence = z.object({
  id: z.uuid(),
  athleteId: z.uuid(),
  status: z.enum(ABSENCE_STATUSES),
  offKind: z.enum(OFF_KINDS).nullable(),
  firstDay: Day,
  backOn: Day.nullable().describe(
    'The first day back in full: expected, or of days off the day after the last',
  ),
  endedOn: Day.nullable().describe('The first day on which it no longer counts'),
  note: z.string().nullable(),
  details: Details.nullable().describe('Only for the athlete and staff who see health'),
  setBy: z.string().nullable().describe('Null once they have left the staff'),
  isByAthlete: z.boolean(),
  setAt: z.iso.datetime(),
  endedBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  mayChange: z.boolean().describe('Whether the reader may change or end it'),
  mayDelete: z.boolean().describe('Whether the reader entered it today'),
})
export type Absence = z.infer<typeof Absence>

export const AbsencesShown = z.object({ today: Day, absences: z.array(Absence) })

const DetailsGiven = z.object({ reason: z.enum(ABSENCE_REASONS), note: Note.default(null) })

const Period = {
  firstDay: IsoDay,
  backOn: IsoDay.nullable().default(null),
  note: Note.default(null),
  details: DetailsGiven.nullable().optional().describe('Left out, what is there stays; null removes it'),
}

/** What the staff store of an athlete. */
export const StaffAbsence = z.object({
  athleteId: z.uuid(),
  status: z.enum(ABSENCE_STATUSES),
  offKind: z.enum(OFF_KINDS).nullable().default(null),
  ...Period,
})

/** What an athlete stores of themselves. */
export const OwnAbsence = z.object({ status: z.enum(OWN_STATUSES), ...Period })

export const AbsenceEnd = z.object({
  endedOn: IsoDay.optional().describe('Default: the team’s today'),
})

/** Sent with a day's answers: the athlete cannot train from that day on. */
export const CannotTrain = z.object({ id: z.uuid(), status: z.literal('out') })

export const AbsenceRange = z.object({
  from: IsoDay.optional().describe('Default: the team’s today'),
  to: IsoDay.optional().describe('Default: all that are to come'),
})

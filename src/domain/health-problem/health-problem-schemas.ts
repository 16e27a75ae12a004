import { z } from 'zod'
import { IsoDay } from '../calendar/calendar-schemas.ts'
import { inEnglish } from '../language/in-english.ts'
import { BODY_AREA_NAMES, SIDES } from './body-area.ts'
import { MAX_PROBLEMS, ONSET_MODES, PROBLEM_KINDS, SPORT_RELATIONS, STEP_STATES } from './health-problem.ts'
import { OSTRC_QUESTION_WORDS } from './ostrc-messages.ts'
import { OSTRC_OPTIONS, type OstrcQuestion } from './ostrc.ts'
import { TIME_LOSS_BINS } from './time-loss.ts'
import { WEEKDAYS } from './health-round.ts'

const Day = z.iso.date()
/** Its length and letters are refused with a sentence (health-problem-fault.ts); a request is bounded here. */
const Text = z.string().max(2000)

const Finding = z.object({
  mode: z.enum(ONSET_MODES).nullable().default(null),
  relation: z.enum(SPORT_RELATIONS).nullable().default(null),
  code: Text.nullable().default(null).describe('Of whichever system the staff use'),
})

export const ProblemStep = z.object({
  id: z.uuid(),
  title: z.string(),
  plannedOn: Day.nullable(),
  confirmedOn: Day.nullable(),
  confirmedBy: z.string().nullable().describe('Null once they have left the staff'),
  state: z.enum(STEP_STATES).describe('Due: its day has come, and nobody has confirmed it'),
})

const Reported = {
  id: z.uuid(),
  athleteId: z.uuid(),
  kind: z.enum(PROBLEM_KINDS),
  area: z.enum(BODY_AREA_NAMES).nullable().describe('Of an injury'),
  side: z.enum(SIDES).nullable(),
  beganOn: Day,
  resolvedOn: Day.nullable().describe('The first day without it'),
}

/** An injury or an illness, as its reader may see it. */
export const Problem = z.object({
  ...Reported,
  note: z.string().nullable(),
  isSharedWithCoach: z.boolean().describe('Owners and coaches who do not see health read it too'),
  recurrence: z
    .object({ of: z.uuid(), daysBetween: z.number() })
    .nullable()
    .describe('Of which problem it is the return, and how long after that was over'),
  reportedBy: z.string().nullable().describe('Null once they have left the staff'),
  isByAthlete: z.boolean(),
  reportedAt: z.iso.datetime(),
  finding: Finding.nullable().describe('Only for the athlete and staff who see health'),
  steps: z.array(ProblemStep).describe('Only for the athlete and staff who see health'),
})
export type Problem = z.infer<typeof Problem>

const question = (which: OstrcQuestion) => inEnglish(OSTRC_QUESTION_WORDS[which])
const Option = z.literal(OSTRC_OPTIONS)
const Answers = {
  problemId: z.uuid(),
  participation: Option.describe(question('participation')),
  modification: Option.nullable().default(null).describe(question('modification')),
  performance: Option.nullable().default(null).describe(question('performance')),
  symptoms: Option.nullable().default(null).describe(question('symptoms')),
}

const RoundAnswer = z.object({ ...Answers, score: z.number(), isSubstantial: z.boolean() })

/** The weekly round as the athlete meets it. */
export const OwnRound = z.object({
  week: Day.describe('The Monday of the week in which it opened'),
  openedOn: Day,
  nextOn: Day.describe('Until then it can be answered and corrected'),
  answeredAt: z.iso.datetime().nullable(),
  hasProblem: z.boolean().nullable().describe('Null until it is answered'),
  answers: z.array(RoundAnswer),
})
export type OwnRound = z.infer<typeof OwnRound>

export const OwnProblems = z.object({
  today: Day,
  problems: z.array(Problem),
  round: OwnRound.nullable().describe('Null where the team asks for none'),
})

export const TeamProblems = z.object({ today: Day, problems: z.array(Problem) })

const Report = {
  kind: z.enum(PROBLEM_KINDS),
  area: z.enum(BODY_AREA_NAMES).nullable().default(null),
  side: z.enum(SIDES).nullable().default(null),
  beganOn: IsoDay,
  note: Text.nullable().default(null),
  recurrenceOf: z
    .uuid()
    .nullable()
    .default(null)
    .describe('The problem that is back; kept from the first report on'),
}

/** What an athlete reports of themselves. */
export const ProblemReport = z.object({ ...Report, isSharedWithCoach: z.boolean().default(false) })

/** What staff who see health report of an athlete, or complete. */
export const StaffProblem = z.object({
  athleteId: z.uuid(),
  ...Report,
  finding: Finding.optional().describe('Left out, what is there stays'),
})

export const ProblemResolution = z.object({
  resolvedOn: IsoDay.optional().describe('Default: the team’s today'),
})

export const StepWish = z.object({ title: Text, plannedOn: IsoDay.nullable().default(null) })
export const StepConfirmation = z.object({
  confirmedOn: IsoDay.optional().describe('Default: the team’s today'),
})

export const RoundReply = z.object({
  answers: z.array(z.object(Answers)).max(MAX_PROBLEMS).describe('None: no health problem this week'),
  givenAt: z.iso
    .datetime()
    .optional()
    .describe(
      'When it was answered on a device without a connection: while the round was open, it may arrive two days late. What was answered since then stays.',
    ),
})

export const RoundSettings = z.object({
  weekday: z.literal(WEEKDAYS).nullable().describe('ISO 8601: Monday is 1; null for no weekly round'),
})

const Count = z.int().min(0)
const Share = z.number().nullable()
const AvailabilityCounts = { full: Count, modified: Count, out: Count, off: Count }

export const HealthSeason = z.object({
  weeks: z.array(
    z.object({
      week: Day,
      responders: Count,
      reporters: Count,
      substantial: Count,
      prevalence: Share.describe('Reporters over responders; null where nobody answered'),
      substantialPrevalence: Share,
    }),
  ),
  problems: z.array(z.object({ ...Reported, timeLossDays: Count, bin: z.enum(TIME_LOSS_BINS) })),
  availability: z.object({
    ...AvailabilityCounts,
    fullShare: Share.describe('Of the days but days off'),
  }),
})
export type HealthSeason = z.infer<typeof HealthSeason>

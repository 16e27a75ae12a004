import { z } from 'zod'
import type { Speech } from '../language/speech.ts'
import { QUIET_DAYS } from './athlete-facts.ts'
import type { AthleteFact } from './fact.ts'
import { seenAs } from './looked-at.ts'
import { type Reason, reasonOf } from './reason.ts'
import { type Message, msg } from '../language/message.ts'

/** An athlete to talk to, and what speaks for it, the furthest from their own usual first. */
export const StandingOut = z.object({
  athleteId: z.uuid(),
  fullName: z.string(),
  isUrgent: z.boolean().describe('Far from their own usual'),
  reasons: z.array(z.string()).describe('What is new since somebody looked comes first'),
  seen: z.string().describe('To be sent back when the athlete was looked at'),
})
export type StandingOut = z.infer<typeof StandingOut>

/** An athlete who would stand out, if nobody had looked. */
export const LookedAt = z.object({
  athleteId: z.uuid(),
  fullName: z.string(),
  reasons: z.array(z.string()),
  by: z.string().nullable().describe('Who looked last; null once they have left the team'),
  at: z.iso.datetime(),
})
export type LookedAt = z.infer<typeof LookedAt>

/** An athlete of whom nothing is heard: no figure can stand out. */
export const Silent = z.object({ athleteId: z.uuid(), fullName: z.string(), said: z.string() })
export type Silent = z.infer<typeof Silent>

type Named = { athleteId: string; fullName: string }
type Member = Named & {
  facts: readonly AthleteFact[]
  /** On a day off nothing is expected. */
  isOff: boolean
}

/** One of the team, with what speaks for talking to them, what is new first. */
type Ranked = Named & { reasons: readonly Reason[]; isLookedAt: boolean }

/** More would be a report; the statistics have it. */
const MAX_REASONS = 2

/** A list of everybody names nobody: a fifth of the team, and a small team's first two. */
const MAX_SHARE = 1 / 5
const MIN_NAMED = 2

/** So far from the own usual that nobody is left out for the sake of a short list. */
const FAR = 4

/** Whom a coach should talk to, the furthest from their own usual first. Who was looked at leaves their place to the next. */
export function standingOut(team: readonly Ranked[], speech: Speech): StandingOut[] {
  const most = Math.max(MIN_NAMED, Math.ceil(team.length * MAX_SHARE))
  return team
    .filter(({ reasons, isLookedAt }) => reasons.length > 0 && !isLookedAt)
    .toSorted((a, b) => sizeOf(b.reasons) - sizeOf(a.reasons))
    .filter(({ reasons }, rank) => rank < most || isFar(reasons))
    .map(({ athleteId, fullName, reasons }) => ({
      athleteId,
      fullName,
      isUrgent: isFar(reasons),
      reasons: inWords(reasons, speech),
      seen: seenAs(reasons),
    }))
}

type Looked = Ranked & { lastLook: { by: string | null; at: Date } | undefined }

/** Who is off the list because of it, the latest first. */
export const lookedAtAmong = (team: readonly Looked[], speech: Speech): LookedAt[] =>
  team
    .flatMap(({ athleteId, fullName, reasons, isLookedAt, lastLook }) =>
      isLookedAt && lastLook && reasons.length > 0
        ? [
            {
              athleteId,
              fullName,
              reasons: inWords(reasons, speech),
              by: lastLook.by,
              at: lastLook.at.toISOString(),
            },
          ]
        : [],
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))

const inWords = (reasons: readonly Reason[], speech: Speech) =>
  reasons.slice(0, MAX_REASONS).map(({ fact }) => speech.t(reasonOf(fact, speech)))

const sizeOf = (reasons: readonly Reason[]) => reasons[0]!.size
const isFar = (reasons: readonly Reason[]) => sizeOf(reasons) >= FAR

/** Who has not been heard of for some days, the longest first; whoever never answered last, for nothing is known of them. */
export function silentAmong(members: readonly Member[], speech: Speech): Silent[] {
  return members
    .map((member) => ({ ...member, days: silentDays(member.facts) }))
    .filter(({ days, isOff }) => !isOff && (days === null || days >= QUIET_DAYS))
    .toSorted((a, b) => (b.days ?? -1) - (a.days ?? -1))
    .map(({ athleteId, fullName, facts, days }) => ({
      athleteId,
      fullName,
      said: speech.t(silenceOf(facts, days)),
    }))
}

/** Since the last answer or report, whichever is longer ago of those that were ever given; null without either. */
function silentDays(facts: readonly AthleteFact[]): number | null {
  const given = facts.filter((fact) => fact.kind === 'answers' || fact.kind === 'reports')
  return given.length === 0 ? null : Math.max(...given.map(({ daysSinceLast }) => daysSinceLast))
}

function silenceOf(facts: readonly AthleteFact[], days: number | null): Message {
  if (days === null) return msg('Nothing yet')
  const answers = facts.find((fact) => fact.kind === 'answers')
  return answers?.daysSinceLast === days
    ? msg('No answer for {days, plural, one {# day} other {# days}}', { days })
    : msg('No training or rest reported for {days, plural, one {# day} other {# days}}', { days })
}

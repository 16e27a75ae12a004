import { type Message, msg } from '../language/message.ts'
import type { BodyArea, Side } from './body-area.ts'
import type { ProblemKind } from './health-problem.ts'
import { AREA_WORDS, PROBLEM_KIND_WORDS } from './health-problem-messages.ts'

type Say = (message: Message) => string

/** 'Knee, left'. */
export function placeWords({ area, side }: { area: BodyArea; side: Side | null }, say: Say): string {
  const where = say(AREA_WORDS[area])
  if (side === null) return where
  return say(
    msg('{side, select, left {{where}, left} right {{where}, right} other {{where}, both sides}}', {
      side,
      where,
    }),
  )
}

type Shown = { kind: ProblemKind; area: BodyArea | null; side: Side | null }

/** By what a problem is known: where it is, and of an illness that it is one. */
export const problemWords = ({ kind, area, side }: Shown, say: Say): string =>
  area === null ? say(PROBLEM_KIND_WORDS[kind]) : placeWords({ area, side }, say)

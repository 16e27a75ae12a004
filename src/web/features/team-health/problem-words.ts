import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import { PROBLEM_KIND_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import type { ProblemKind } from '#domain/health-problem/health-problem.ts'
import { placeWords } from '#domain/health-problem/problem-words.ts'
import type { Message } from '#domain/language/message.ts'
import { useWriting } from '#web/language/use-writing.ts'

type What = { kind: ProblemKind; area: BodyArea | null; side: Side | null }

/** 'Injury · Knee, left', or 'Illness'. */
export function wholeWords({ kind, area, side }: What, say: (message: Message) => string): string {
  const word = say(PROBLEM_KIND_WORDS[kind])
  return area === null ? word : `${word} · ${placeWords({ area, side }, say)}`
}

/** '20 Nov', or 'Sat 20 Nov 2027' where the year is not that of `today`. */
export function useDayNear(today: string) {
  const { shortDay, fullDay } = useWriting()
  return (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? shortDay : fullDay)(day)
}

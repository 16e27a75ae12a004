import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { nextStep, openFirstDue } from '#domain/health-problem/open-problems.ts'
import { teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { wholeWords, useDayNear } from './problem-words.ts'
import type { Athlete, Problem } from './team-health-api.ts'

type OpenProblemsProps = {
  problems: readonly Problem[]
  today: string
  athletes: readonly Athlete[]
  onOpen: (id: string) => void
}

/** What is not over; first what waits for somebody. */
export function OpenProblems({ problems, today, athletes, onOpen }: OpenProblemsProps) {
  const { t } = useLingui()
  const open = openFirstDue(problems)
  if (open.length === 0)
    return (
      <div className="px-4 py-8 sm:px-6">
        <p className="text-[17px] font-semibold">{t(teamHealthMessages.nobody)}</p>
        <p className="mt-1 text-[15px] text-ink-2">{t(teamHealthMessages.nobodyText)}</p>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {open.map((problem) => (
        <li key={problem.id}>
          <OpenProblem
            problem={problem}
            today={today}
            athlete={athletes.find(({ id }) => id === problem.athleteId)}
            onOpen={() => onOpen(problem.id)}
          />
        </li>
      ))}
    </ul>
  )
}

type OpenProblemProps = {
  problem: Problem
  today: string
  athlete: Athlete | undefined
  onOpen: () => void
}

function OpenProblem({ problem, today, athlete, onOpen }: OpenProblemProps) {
  const { t } = useLingui()
  const near = useDayNear(today)
  const name = athleteName(athlete?.fullName ?? '', t)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full cursor-pointer items-center gap-3 px-4 py-3.5 text-start transition-colors hover:bg-sunken sm:px-6"
    >
      <span className="self-start md:self-center">
        <Avatar fullName={name} url={athlete?.avatarUrl ?? null} />
      </span>
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-[15px] [overflow-wrap:anywhere] md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] md:items-center">
        <span className="min-w-0 leading-snug">
          <bdi className="block font-semibold [text-align:match-parent]">{name}</bdi>
          <span className="block text-ink-2">
            {wholeWords(problem, t)} ·{' '}
            <span className="inline-block">{t(teamHealthMessages.since(near(problem.beganOn)))}</span>
          </span>
        </span>
        <span dir="auto" className="line-clamp-2 min-w-0 text-ink-2 [text-align:match-parent]">
          {problem.note}
        </span>
        <NextStep problem={problem} near={near} />
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </button>
  )
}

function NextStep({ problem, near }: { problem: Problem; near: (day: string) => string }) {
  const { t } = useLingui()
  const next = nextStep(problem.steps)
  if (!next) return null
  const { title, plannedOn, state } = next
  if (plannedOn === null) return <span>{t(teamHealthMessages.next(title))}</span>
  return state === 'due' ? (
    <span className="font-semibold text-warn">{t(teamHealthMessages.due(title, near(plannedOn)))}</span>
  ) : (
    <span>{t(teamHealthMessages.nextOn(title, near(plannedOn)))}</span>
  )
}

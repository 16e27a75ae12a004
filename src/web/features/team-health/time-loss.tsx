import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { byTimeLoss } from '#domain/health-problem/open-problems.ts'
import {
  seasonMessages,
  teamHealthMessages,
  TIME_LOSS_BIN_WORDS,
} from '#domain/health-problem/team-health-messages.ts'
import { TIME_LOSS_BINS } from '#domain/health-problem/time-loss.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Button } from '#web/ui/button.tsx'
import { wholeWords, useDayNear } from './problem-words.ts'
import type { Athlete, Season } from './team-health-api.ts'

/** As many as are taken in at a glance. */
const AT_A_GLANCE = 10

type TimeLossProps = {
  problems: Season['problems']
  today: string
  athletes: readonly Athlete[]
  onOpen: (problemId: string) => void
}

/** What each problem cost, the dearest first, and how many were how long. */
export function TimeLoss({ problems, today, athletes, onOpen }: TimeLossProps) {
  const { t } = useLingui()
  const { whole } = useWriting()
  const near = useDayNear(today)
  const [isWhole, setWhole] = useState(false)
  if (problems.length === 0) return <p className="text-[15px] text-ink-2">{t(seasonMessages.noProblems)}</p>
  const sorted = byTimeLoss(problems)
  const shown = isWhole ? sorted : sorted.slice(0, AT_A_GLANCE)
  const nameOf = (athleteId: string) =>
    athleteName(athletes.find(({ id }) => id === athleteId)?.fullName ?? '', t)
  return (
    <>
      <p className="mb-3 text-[13.5px] text-ink-3">{t(seasonMessages.timeLossText)}</p>
      <dl className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {TIME_LOSS_BINS.map((bin) => (
          <div key={bin} className="flex flex-col-reverse rounded-m bg-sunken px-3 py-2">
            <dt className="text-[13px] text-ink-2">{t(TIME_LOSS_BIN_WORDS[bin])}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              {whole(problems.filter((problem) => problem.bin === bin).length)}
            </dd>
          </div>
        ))}
      </dl>
      <table
        aria-label={t(seasonMessages.timeLoss)}
        className="w-full border-collapse text-[15px] max-sm:block"
      >
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-[13px] text-ink-3">
            {[teamHealthMessages.athlete, seasonMessages.problem, seasonMessages.when].map((name) => (
              <th key={name.id} scope="col" className="py-2 pe-4 text-start font-semibold">
                {t(name)}
              </th>
            ))}
            <th scope="col" className="py-2 text-end font-semibold">
              {t(seasonMessages.daysLost)}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((problem) => (
            <tr
              key={problem.id}
              className="border-b border-line last:border-b-0 *:align-top max-sm:grid max-sm:gap-0.5 max-sm:py-3 sm:*:py-3"
            >
              <th scope="row" className="pe-4 text-start">
                <Opener onOpen={() => onOpen(problem.id)}>{nameOf(problem.athleteId)}</Opener>
              </th>
              <td className="pe-4">{wholeWords(problem, t)}</td>
              <td className="pe-4 text-ink-2">
                {t(
                  problem.resolvedOn === null
                    ? teamHealthMessages.sinceAtStart(near(problem.beganOn))
                    : teamHealthMessages.fromTo(near(problem.beganOn), near(problem.resolvedOn)),
                )}
              </td>
              <td className="tabular-nums sm:text-end">
                <span className="me-1 text-[13px] text-ink-3 sm:hidden">{t(seasonMessages.daysLost)} </span>
                {whole(problem.timeLossDays)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < sorted.length && (
        <Button look="quiet" className="-mx-4 mt-2" onClick={() => setWhole(true)}>
          {t(seasonMessages.showAll(sorted.length))}
        </Button>
      )}
    </>
  )
}

function Opener({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="cursor-pointer rounded-s text-start font-semibold [overflow-wrap:anywhere] underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
    >
      <bdi>{children}</bdi>
    </button>
  )
}

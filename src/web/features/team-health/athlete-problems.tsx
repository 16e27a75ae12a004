import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { isRunningOn } from '#domain/health-problem/open-problems.ts'
import { teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { mayLookAfter } from '#domain/team/team.ts'
import { useTeam } from '#web/api/current-team.ts'
import { wholeWords, useDayNear } from './problem-words.ts'
import { athleteProblemsQuery } from './team-health-api.ts'

/** What an athlete had on a day, as far as the reader may see it; a viewer never does. */
export default function AthleteProblems({ athleteId, day }: { athleteId: string; day: string }) {
  const { t } = useLingui()
  const { id: teamId, duty, seesHealth } = useTeam()
  const near = useDayNear(day)
  const { data } = useQuery({ ...athleteProblemsQuery(teamId, athleteId), enabled: mayLookAfter(duty) })
  const running = data?.problems.filter((problem) => isRunningOn(problem, day as LocalDay)) ?? []
  if (running.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1 text-[15px]">
      {running.map((problem) => {
        const what = (
          <>
            {wholeWords(problem, t)} ·{' '}
            <span className="whitespace-nowrap">{t(teamHealthMessages.since(near(problem.beganOn)))}</span>
          </>
        )
        return (
          <li key={problem.id}>
            {seesHealth ? (
              <Link
                to={{ pathname: '/manager/health', hash: problem.id }}
                className="rounded-s underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
              >
                {what}
              </Link>
            ) : (
              <>
                {what} · {t(teamHealthMessages.sharedByAthlete)}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

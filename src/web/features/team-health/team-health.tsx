import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { reportMessages, teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OpenProblems } from './open-problems.tsx'
import { ProblemDialog } from './problem-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { Season } from './season.tsx'
import { type Athlete, problemsQuery } from './team-health-api.ts'

/** Who has what now and what comes next, and what the season came to. The address names the problem that is open. */
export default function TeamHealth({ athletes }: { athletes: readonly Athlete[] }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(problemsQuery(useTeamId()))
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const now = useRef<HTMLDivElement>(null)
  const [isReporting, setReporting] = useState(false)
  const open = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true })
  if (isPending) return <Spinner className="mx-auto my-24 size-8 text-brand" />
  if (!data) return <LoadFailed said={t(teamHealthMessages.notLoaded)} retry={refetch} />
  const today = data.today as LocalDay
  const openId = hash.slice(1)
  return (
    <>
      <div ref={now} tabIndex={-1} className="mb-6 outline-none">
        <Card
          title={t(teamHealthMessages.now)}
          actions={
            athletes.length > 0 && (
              <Button onClick={() => setReporting(true)}>
                <Plus aria-hidden size={17} />
                {t(reportMessages.report)}
              </Button>
            )
          }
        >
          <OpenProblems problems={data.problems} today={today} athletes={athletes} onOpen={open} />
        </Card>
      </div>
      <Season today={today} athletes={athletes} onOpen={open} />
      <ProblemDialog
        id={openId === '' ? null : openId}
        problems={data.problems}
        today={today}
        athletes={athletes}
        onOpen={open}
        onClose={() => open('')}
        // One that is over has left the list that led to it.
        focusAfter={() =>
          data.problems.find(({ id }) => id === openId)?.resolvedOn === null ? null : now.current
        }
      />
      <ReportDialog
        open={isReporting}
        problems={data.problems}
        today={today}
        athletes={athletes}
        onClose={() => setReporting(false)}
      />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProblemView } from './problem-view.tsx'
import type { Athlete, Problem } from './team-health-api.ts'

type ProblemDialogProps = {
  /** Null is closed. */
  id: string | null
  problems: readonly Problem[]
  today: LocalDay
  athletes: readonly Athlete[]
  onOpen: (id: string) => void
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** All of one problem, and what its reader may do about it. */
export function ProblemDialog({ id, problems, today, athletes, onOpen, ...on }: ProblemDialogProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(id)
  // Still named while the dialog fades out.
  if (id !== null && id !== last) setLast(id)
  const problem = problems.find((one) => one.id === last)
  const athlete = athletes.find((one) => one.id === problem?.athleteId)
  return (
    <Dialog
      title={problem ? athleteName(athlete?.fullName ?? '', t) : t(teamHealthMessages.title)}
      open={id !== null}
      onClose={on.onClose}
      focusAfter={on.focusAfter}
      wide={problem !== undefined}
    >
      {problem ? (
        <ProblemView
          key={problem.id}
          problem={problem}
          today={today}
          former={problems.find((one) => one.id === problem.recurrence?.of)}
          onFormer={onOpen}
        />
      ) : (
        <p className="text-ink-2">{t(teamHealthMessages.gone)}</p>
      )}
    </Dialog>
  )
}

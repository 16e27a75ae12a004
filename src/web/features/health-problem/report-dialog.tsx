import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type Form from './own-problem-form.tsx'
import type { OwnHealth } from './own-problems.ts'
import { endReport, useReporting } from './reporting.ts'

const OwnProblemForm = lazy<ComponentType<ComponentProps<typeof Form>>>(() =>
  import('./own-problem-form.tsx').catch(() => ({ default: NotLoaded })),
)

type ReportDialogProps = { userId: string; health: OwnHealth }

/** Opens for a new problem, or for one that is to be changed. */
export function ReportDialog({ userId, health }: ReportDialogProps) {
  const { t } = useLingui()
  const reporting = useReporting()
  const [last, setLast] = useState(reporting)
  // Still there while the dialog fades out.
  if (reporting && reporting !== last) setLast(reporting)
  useEffect(() => endReport, [])
  return (
    <Dialog
      title={t(last?.problem ? ownProblemMessages.change : ownProblemMessages.report)}
      open={reporting !== null}
      onClose={endReport}
    >
      {last && (
        <Suspense fallback={<div className="h-[80dvh]" />}>
          <OwnProblemForm
            key={last.id}
            userId={userId}
            {...last}
            today={health.today}
            formers={health.problems.filter(({ resolvedOn }) => resolvedOn !== null)}
            onDone={endReport}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

function NotLoaded() {
  const { t } = useLingui()
  return (
    <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
      <Trans>This part of the page could not be loaded.</Trans>
    </Banner>
  )
}

import { useLingui } from '@lingui/react/macro'
import { BandageIcon } from 'lucide-react'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { report } from './reporting.ts'
import { useOwnHealth } from './use-own-health.ts'

/** On the athlete's dashboard, beside what else they may have to say of themselves. */
export function OwnReport({ userId }: { userId: string }) {
  const { t } = useLingui()
  const { health } = useOwnHealth(userId)
  if (!health) return null
  return (
    <div className="mt-1 -ms-4">
      <Button look="quiet" onClick={() => report()}>
        <BandageIcon aria-hidden size={17} />
        {t(ownProblemMessages.report)}
      </Button>
      <ReportDialog userId={userId} health={health} />
    </div>
  )
}

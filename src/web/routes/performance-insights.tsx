import { Trans } from '@lingui/react/macro'
import { InsightPanel } from '#web/features/insight/insight-panel.tsx'
import { isAthlete, type Subject } from '#web/features/insight/insight-api.ts'
import { RecentCharts } from '#web/features/statistics/recent-charts.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What the numbers say of an athlete or a team, and of an athlete the charts of them. */
export default function PerformanceInsights({ subject, isOpen }: { subject: Subject; isOpen: boolean }) {
  const panel = <InsightPanel subject={subject} isOpen={isOpen} />
  if (!isAthlete(subject))
    return (
      <div className="grid gap-4">
        {subject.group && (
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">
            <bdi>{subject.group.name}</bdi>
          </p>
        )}
        {panel}
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar fullName={subject.fullName} url={subject.avatarUrl} />
          <p className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{subject.fullName}</bdi>
          </p>
        </div>
        <TextLink to={`/statistics?athlete=${subject.id}`}>
          <Trans>All statistics</Trans>
        </TextLink>
      </div>
      {panel}
      <RecentCharts athleteId={subject.id} />
    </div>
  )
}

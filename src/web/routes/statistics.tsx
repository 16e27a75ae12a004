import { useQuery } from '@tanstack/react-query'
import { athleteName } from '#domain/messages/unknown-names.ts'
import { athletesQuery } from '#web/features/athlete/athletes-query.ts'
import { AppPage } from '#web/features/session/app-page.tsx'
import { BackToDashboard } from '#web/features/session/back-to-dashboard.tsx'
import { useProfile } from '#web/features/session/use-profile.ts'
import { Statistics } from '#web/features/statistics/statistics.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { ManagerNav } from './manager-nav.tsx'

export const meta = () => pageTitle('Performance Statistics')

export default function StatisticsPage() {
  const profile = useProfile()
  const isManager = profile.role === 'manager'
  const team = useQuery({ ...athletesQuery, enabled: isManager })
  return (
    <AppPage nav={isManager && <ManagerNav />}>
      <BackToDashboard />
      <h1 className="mt-2 mb-6 text-[32px]">Performance Statistics</h1>
      <Statistics
        athletes={isManager ? team.data : [{ ...profile, fullName: athleteName(profile.fullName) }]}
        isOwn={!isManager}
        retry={team.isError && !team.data ? team.refetch : undefined}
      />
    </AppPage>
  )
}

import { useContext } from 'react'
import { Outlet } from 'react-router'
import { CurrentTeam } from '#web/api/current-team.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { ArchivedTeam, NoTeamYet, TwoStepFirst } from '#web/features/staff/staff-gates.tsx'
import { AppPage } from '#web/layout/app-page.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'

/** Around the pages about a team's athletes: what the staff need before they show. An athlete's own pages always do. */
export default function StaffedOnly() {
  const profile = useProfile()
  const team = useContext(CurrentTeam)
  if (profile.role !== 'manager' || (team && !team.twoStepMissing && !team.archivedAt))
    return <Outlet context={profile} />
  if (!team) {
    return (
      <AppPage>
        <NoTeamYet />
      </AppPage>
    )
  }
  return <AppPage nav={<ManagerNav />}>{team.twoStepMissing ? <TwoStepFirst /> : <ArchivedTeam />}</AppPage>
}

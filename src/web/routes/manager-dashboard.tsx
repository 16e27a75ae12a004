import { useState } from 'react'
import { Navigate } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { insightMessages } from '#domain/messages/insight-messages.ts'
import { Athletes } from '#web/features/athlete/athletes.tsx'
import { EditableAvatar } from '#web/features/avatar/editable-avatar.tsx'
import { FormStatusSettings } from '#web/features/form-status/form-status-settings.tsx'
import { InsightsButton } from '#web/features/insight/insights-button.tsx'
import type { Subject } from '#web/features/insight/subject.ts'
import { InvitationLinks } from '#web/features/invitation/invitation-links.tsx'
import { InviteAgain } from '#web/features/invitation/invite-again.tsx'
import { InviteAthlete } from '#web/features/invitation/invite-athlete.tsx'
import { ManageMetrics } from '#web/features/metric/manage-metrics.tsx'
import { AppPage } from '#web/features/session/app-page.tsx'
import { greeting } from '#web/features/session/greeting.ts'
import { useProfile } from '#web/features/session/use-profile.ts'
import { TeamFooter } from '#web/features/site/team-footer.tsx'
import { DailyResponses } from '#web/features/team-day/daily-responses.tsx'
import { DayOverview } from '#web/features/team-day/day-overview.tsx'
import { NO_FILTER } from '#web/features/team-day/filter.ts'
import { Button } from '#web/ui/button.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { NavButton, SiteNav } from '#web/ui/site-nav.tsx'
import { Today } from '#web/ui/today.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LateInsights } from './late-insights.tsx'

const RESPONSES_ID = 'daily-responses'

export const meta = () => pageTitle('Dashboard')

export default function ManagerDashboard() {
  const profile = useProfile()
  const now = useNow()
  const [dialog, setDialog] = useState<'metrics' | 'invite'>()
  const [filter, setFilter] = useState(NO_FILTER)
  const [insightsOf, setInsightsOf] = useState<Subject>()
  const close = () => setDialog(undefined)
  const invite = () => setDialog('invite')
  const insightsButton = (athlete: Exclude<Subject, 'team'>) => (
    <InsightsButton fullName={athlete.fullName} onClick={() => setInsightsOf(athlete)} />
  )
  if (profile.role !== 'manager') return <Navigate to={dashboardPath(profile.role)} replace />

  return (
    <AppPage
      nav={
        <SiteNav
          links={[
            { to: dashboardPath(profile.role), label: 'Dashboard' },
            { to: '/statistics', label: 'Statistics' },
          ]}
        >
          <NavButton onClick={scrollToResponses}>Daily Responses</NavButton>
          <NavButton onClick={() => setDialog('metrics')}>Metrics</NavButton>
        </SiteNav>
      }
      avatar={<EditableAvatar profile={profile} />}
      footer={<TeamFooter />}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <Today />
          <h1 className="mt-1 text-[32px]">{greeting(profile.fullName, now.getHours())}</h1>
        </div>
        <Button look="primary" onClick={invite}>
          Invite Athlete
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <DayOverview day={filter.day} />
        <FormStatusSettings />
        <DailyResponses id={RESPONSES_ID} filter={filter} onFilter={setFilter} />
        <div className="lg:sticky lg:top-22">
          <InvitationLinks onGenerate={invite} />
        </div>
        <div className="lg:col-span-2">
          <Athletes
            headerActions={<Button onClick={() => setInsightsOf('team')}>{insightMessages.ours.team}</Button>}
            actions={insightsButton}
            removedActions={inviteAgain}
          />
        </div>
      </div>
      <ManageMetrics open={dialog === 'metrics'} onClose={close} />
      <InviteAthlete open={dialog === 'invite'} onClose={close} />
      <LateInsights subject={insightsOf} onClose={() => setInsightsOf(undefined)} />
    </AppPage>
  )
}

const inviteAgain = ({ email }: { email: string }) => <InviteAgain email={email} />

function scrollToResponses() {
  document.getElementById(RESPONSES_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

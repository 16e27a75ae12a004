import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useContext, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { dashboardPath } from '#domain/account/role.ts'
import { groupFilterMessages } from '#domain/group/group-filter-messages.ts'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { mayRun } from '#domain/team/team.ts'
import { CurrentTeam, useTeamId } from '#web/api/current-team.ts'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import { Athletes } from '#web/features/athlete/athletes.tsx'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { EditableAvatar } from '#web/features/avatar/editable-avatar.tsx'
import { FormWindowSettings } from '#web/features/form-window/form-window-settings.tsx'
import type { AthleteSubject, Subject } from '#web/features/insight/insight-api.ts'
import { InsightsButton } from '#web/features/insight/insights-button.tsx'
import { StandingOut } from '#web/features/insight/standing-out.tsx'
import { InvitationLinks } from '#web/features/invitation/invitation-links.tsx'
import { InviteAgain } from '#web/features/invitation/invite-again.tsx'
import { metricsQuery } from '#web/features/metric/metric-api.ts'
import { TeamFooter } from '#web/features/site/team-footer.tsx'
import { DailyResponses, NO_FILTER } from '#web/features/team-day/daily-responses.tsx'
import { DayOverview } from '#web/features/team-day/day-overview.tsx'
import { FirstSteps, NobodyYet } from '#web/features/team-day/first-steps.tsx'
import { AppPage, greeting } from '#web/layout/app-page.tsx'
import { useChosenGroup } from '#web/layout/chosen-group.ts'
import { LateGroupFilter } from '#web/layout/late-group-filter.tsx'
import { ManagerNav, METRICS_HASH, RESPONSES_ID } from '#web/layout/manager-nav.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/load-failed.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { Today } from '#web/ui/today.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { lateAvailability, lateMark } from './late-availability.tsx'
import { LateInvitation, LateMetrics } from './late-dialogs.tsx'
import { LateSeenAll, LateWeekLine } from './late-follow-up.tsx'
import { LateInsights } from './late-insights.tsx'
import { LateOpenedDay } from './late-opened-day.tsx'
import { lateNudges, useNudgesAwaited } from './late-nudges.tsx'

export const meta = () => pageTitle(msg('Dashboard'))

export default function ManagerDashboard() {
  const { t } = useLingui()
  const profile = useProfile()
  const now = useNow()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'metrics' | 'invite' | undefined>(
    hash === METRICS_HASH ? 'metrics' : undefined,
  )
  const team = useContext(CurrentTeam)
  const isRunning = mayRun(team?.duty ?? '')
  const [filter, setFilter] = useState(NO_FILTER)
  const chosen = useChosenGroup()
  const only = chosen.group?.athleteIds
  const athletes = useQuery({ ...athletesQuery(team?.id ?? ''), enabled: team !== null })
  const isAwaited = useNudgesAwaited(team?.id, isRunning)
  const [insightsOf, setInsightsOf] = useState<Subject>()
  const invite = () => setDialog('invite')
  const manageMetrics = () => setDialog('metrics')
  const insightsButton = (athlete: AthleteSubject) => (
    <InsightsButton fullName={athlete.fullName} onClick={() => setInsightsOf(athlete)} />
  )
  if (profile.role !== 'manager') return <Navigate to={dashboardPath(profile.role)} replace />

  function close() {
    setDialog(undefined)
    // Or the next reload would open it again.
    if (hash === METRICS_HASH) void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }

  return (
    <AppPage
      nav={<ManagerNav here={{ onResponses: scrollToResponses, onMetrics: manageMetrics }} />}
      avatar={<EditableAvatar profile={profile} />}
      footer={<TeamFooter />}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <Today />
          <h1 className="mt-1 text-[32px]">{t(greeting(profile.fullName, now.getHours()))}</h1>
        </div>
        {isRunning && (
          <Button look="primary" onClick={invite}>
            <Trans>Invite Athlete</Trans>
          </Button>
        )}
      </div>
      <LateGroupFilter {...chosen} total={athletes.data?.length} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <DayOverview
          day={filter.day}
          only={only}
          isAwaited={isAwaited}
          aside={<StandingOut day={filter.day} only={only} />}
          availability={lateAvailability}
          nudges={isRunning ? lateNudges : undefined}
          firstSteps={
            only && athletes.data?.length ? (
              <EmptyState title={t(groupFilterMessages.empty)}>{t(groupFilterMessages.emptyText)}</EmptyState>
            ) : isRunning ? (
              <Beginning onMetrics={manageMetrics} onInvite={invite} />
            ) : (
              <NobodyYet />
            )
          }
        />
        <div className="grid self-stretch">
          <FormWindowSettings />
        </div>
        <div className="lg:col-span-2">
          <DailyResponses
            id={RESPONSES_ID}
            filter={filter}
            onFilter={setFilter}
            only={only}
            correctionsOf={LateOpenedDay}
            markOf={lateMark}
            seenAll={LateSeenAll}
          />
          <LateWeekLine />
        </div>
        <div className="lg:col-span-2">
          <Athletes
            only={only}
            headerActions={
              <Button onClick={() => setInsightsOf({ group: chosen.group })}>
                {t(insightMessages.team)}
              </Button>
            }
            actions={insightsButton}
            removedActions={inviteAgain}
          />
        </div>
        {isRunning && (
          <div className="lg:col-span-2">
            <InvitationLinks onGenerate={invite} />
          </div>
        )}
      </div>
      {isRunning && (
        <>
          <LateMetrics seesHealth={team?.seesHealth ?? false} open={dialog === 'metrics'} onClose={close} />
          <LateInvitation open={dialog === 'invite'} onClose={close} />
        </>
      )}
      <LateInsights subject={insightsOf} onClose={() => setInsightsOf(undefined)} />
    </AppPage>
  )
}

function Beginning(steps: Pick<ComponentProps<typeof FirstSteps>, 'onMetrics' | 'onInvite'>) {
  return <FirstSteps metrics={useQuery(metricsQuery(useTeamId())).data?.metrics.length} {...steps} />
}

const inviteAgain = ({ email }: { email: string }) => <InviteAgain email={email} />

function scrollToResponses() {
  document.getElementById(RESPONSES_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Navigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { dashboardPath } from '#domain/account/role.ts'
import { digestMessages } from '#domain/digest/digest-messages.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { languageMessages } from '#domain/language/language-messages.ts'
import { roundSettingMessages } from '#domain/health-problem/team-health-messages.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import { staffMessages } from '#domain/team/staff-messages.ts'
import { mayRun } from '#domain/team/team.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { SettingsSection } from '#web/features/account-settings/settings-section.tsx'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { OwnDigest } from '#web/features/digest/own-digest.tsx'
import { Groups } from '#web/features/group/groups.tsx'
import { pushQuery } from '#web/features/push/push-api.ts'
import { PushDevices } from '#web/features/push/push-devices.tsx'
import { TeamReminders } from '#web/features/reminder/team-reminders.tsx'
import { TeamTimeZone } from '#web/features/form-window/time-zones.tsx'
import { ArchiveTeam, HandOver, LeaveStaff } from '#web/features/staff/end-of-team.tsx'
import { StaffInvitations } from '#web/features/invitation/invite-staff.tsx'
import { NewTeamForm } from '#web/features/staff/new-team.tsx'
import { staffQuery } from '#web/features/staff/staff-api.ts'
import { StaffList } from '#web/features/staff/staff-list.tsx'
import { TeamChanges } from '#web/features/staff/team-changes.tsx'
import { TeamLanguage, TeamNameForm, TwoStepDemand } from '#web/features/staff/team-settings.tsx'
import { RoundSetting } from '#web/features/team-health/round-setting.tsx'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Team'))

export default function TeamPage() {
  const { t } = useLingui()
  const { id, role } = useProfile()
  const team = useContext(CurrentTeam)
  const athletes = useQuery({
    ...athletesQuery(team?.id ?? ''),
    enabled: team !== null && !team.twoStepMissing,
  })
  const staff = useQuery({ ...staffQuery(team?.id ?? ''), enabled: team !== null && !team.twoStepMissing })
  const isAlone = (staff.data?.length ?? 1) < 2
  if (role !== 'manager' || !team || team.twoStepMissing) return <Navigate to={dashboardPath(role)} replace />
  const isRunning = mayRun(team.duty) && !team.archivedAt
  const isOwner = team.duty === 'owner'
  const { sections } = staffMessages
  return (
    <AppPage nav={<ManagerNav />}>
      <div key={team.id} className="mx-auto max-w-[640px] lg:max-w-[940px]">
        <BackToDashboard />
        <h1 className="mt-2 mb-6 text-[32px] [overflow-wrap:anywhere]">
          <bdi>{team.name}</bdi>
        </h1>
        {isOwner && isRunning && (
          <SettingsSection title={t`Name`} text={t(sections.name)}>
            <TeamNameForm />
          </SettingsSection>
        )}
        {isOwner && isRunning && (
          <SettingsSection title={t(languageMessages.title)} text={t(languageMessages.ofTeam)}>
            <TeamLanguage />
          </SettingsSection>
        )}
        <SettingsSection title={t`Staff`} text={t(sections.staff)}>
          <StaffList ownId={id} />
        </SettingsSection>
        {isOwner && isRunning && (
          <SettingsSection title={t`Invitations to the staff`} text={t(sections.invitations)}>
            <StaffInvitations />
          </SettingsSection>
        )}
        {isOwner && isRunning && (
          <SettingsSection title={t`Two-step sign-in`} text={t(sections.twoStep)}>
            <TwoStepDemand />
          </SettingsSection>
        )}
        {!team.archivedAt && (
          <SettingsSection title={t`Groups`} text={t(groupMessages.section)}>
            <Groups athletes={athletes.data} mayChange={isRunning} />
          </SettingsSection>
        )}
        {isRunning && (
          <SettingsSection title={t(reminderMessages.title)} text={t(reminderMessages.ofTeam)}>
            <TeamReminders />
          </SettingsSection>
        )}
        {isRunning && (
          <SettingsSection title={t(roundSettingMessages.title)} text={t(roundSettingMessages.text)}>
            <RoundSetting />
          </SettingsSection>
        )}
        {!team.archivedAt && (
          <SettingsSection title={t(digestMessages.title)} text={t(digestMessages.section)}>
            <Digest userId={id} />
          </SettingsSection>
        )}
        {isRunning && (
          <SettingsSection title={t`Time zone`} text={t(settingsMessages.sections.timeZone.manager)}>
            <TeamTimeZone />
          </SettingsSection>
        )}
        {isOwner && (
          <SettingsSection title={t`Recent changes`} text={t(sections.changes)}>
            <TeamChanges />
          </SettingsSection>
        )}
        {isOwner && isRunning && (
          <SettingsSection title={t`Hand over`} text={t(sections.handOver)}>
            <HandOver ownId={id} />
          </SettingsSection>
        )}
        {isOwner && isRunning && (
          <SettingsSection title={t`Archive`} text={t(sections.archive)}>
            <ArchiveTeam athletes={athletes.data?.length} />
          </SettingsSection>
        )}
        {!isAlone && (
          <SettingsSection title={t`Leave`} text={t(sections.leave)}>
            <LeaveStaff ownId={id} />
          </SettingsSection>
        )}
        <SettingsSection title={t`Another team`} text={t(sections.another)}>
          <NewTeamForm />
        </SettingsSection>
      </div>
    </AppPage>
  )
}

function Digest({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(pushQuery)
  if (isPending) return <div className="h-32" />
  return (
    <OwnDigest
      isPushOffered={Boolean(data?.offered)}
      devices={<PushDevices userId={userId} about="digest" />}
    />
  )
}

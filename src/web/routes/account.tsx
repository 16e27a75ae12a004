import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { languageMessages } from '#domain/language/language-messages.ts'
import { msg } from '#domain/language/message.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { sharingMessages } from '#domain/consent/consent-messages.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import { recordViewMessages } from '#domain/record-view/record-view-messages.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { mayRun } from '#domain/team/team.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { DeleteAccount } from '#web/features/account-settings/delete-account.tsx'
import { Devices } from '#web/features/account-settings/devices.tsx'
import { EmailForm } from '#web/features/account-settings/email-form.tsx'
import { LanguageForm } from '#web/features/account-settings/language-form.tsx'
import { NameForm } from '#web/features/account-settings/name-form.tsx'
import { PasswordForm } from '#web/features/account-settings/password-form.tsx'
import { SettingsSection, YourData } from '#web/features/account-settings/settings-section.tsx'
import { TwoFactorSettings } from '#web/features/account-settings/two-factor/two-factor-settings.tsx'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { forgetAccount } from '#web/features/auth-session/sign-out.ts'
import { EditableAvatar } from '#web/features/avatar/editable-avatar.tsx'
import { discardUnsentAnswers, hasUnsentAnswers } from '#web/features/check-in/unsent-answers.ts'
import { discardUnsentHealth, hasUnsentHealth } from '#web/features/health-problem/unsent-health.ts'
import { WhatYouShare } from '#web/features/consent/what-you-share.tsx'
import { AllReplies } from '#web/features/day-reply/own-replies.tsx'
import { DeviceTimeZone, OwnTeamTimeZone, TeamTimeZone } from '#web/features/form-window/time-zones.tsx'
import { TeamSettings } from '#web/features/manager/my-team.tsx'
import { pushQuery } from '#web/features/push/push-api.ts'
import { PushDevices } from '#web/features/push/push-devices.tsx'
import { OwnReminders } from '#web/features/reminder/own-reminders.tsx'
import { WhoOpened } from '#web/features/record-view/who-opened.tsx'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { showToastAfterReload } from '#web/ui/toast.ts'

export const meta = () => pageTitle(msg('Account'))

export default function Account() {
  const { t } = useLingui()
  const profile = useProfile()
  const { id, fullName, email, role, teams } = profile
  const isManager = role === 'manager'
  const team = useContext(CurrentTeam)
  const isOnTeam = !isManager && teams.length > 0
  const teamName = teams[0]?.name ?? ''
  return (
    <AppPage nav={team && <ManagerNav />} avatar={<EditableAvatar profile={profile} />}>
      <div className="mx-auto max-w-[640px] lg:max-w-[940px]">
        <BackToDashboard />
        <h1 className="mt-2 mb-6 text-[32px]">
          <Trans>Account</Trans>
        </h1>
        <SettingsSection title={t`Name`} text={t(settingsMessages.sections.name[role])}>
          <NameForm fullName={fullName} />
        </SettingsSection>
        <SettingsSection title={t`Email`} text={t(settingsMessages.sections.email(email))}>
          <EmailForm email={email} />
        </SettingsSection>
        <SettingsSection title={t`Password`} text={t(settingsMessages.sections.password)}>
          <PasswordForm email={email} />
        </SettingsSection>
        <SettingsSection title={t`Two-step sign-in`} text={t(twoFactorMessages.section)}>
          <TwoFactorSettings email={email} />
        </SettingsSection>
        <SettingsSection title={t`Devices`} text={t(settingsMessages.sections.devices)}>
          <Devices email={email} />
        </SettingsSection>
        <SettingsSection title={t(languageMessages.title)} text={t(languageMessages.section)}>
          <LanguageForm locale={profile.locale} />
        </SettingsSection>
        <SettingsSection title={t`Time zone`} text={t(settingsMessages.sections.timeZone[role])}>
          {team && mayRun(team.duty) && <TeamTimeZone />}
          {team && !mayRun(team.duty) && <p className="text-ink-2">{t(settingsMessages.zoneOfTeam)}</p>}
          {isOnTeam && <OwnTeamTimeZone />}
          {!team && !isOnTeam && <DeviceTimeZone />}
        </SettingsSection>
        {!isManager && (
          <SettingsSection id="reminders" title={t(reminderMessages.title)} text={t(reminderMessages.own)}>
            <Reminders userId={id} />
          </SettingsSection>
        )}
        {isOnTeam && (
          <>
            <SettingsSection id="team" title={t`Team`} text={t(settingsMessages.sections.team)}>
              <TeamSettings
                teamName={teamName}
                hasUnsent={() => hasUnsentAnswers(id) || hasUnsentHealth(id)}
                onLeft={() => {
                  discardUnsentAnswers(id)
                  discardUnsentHealth(id)
                }}
              />
            </SettingsSection>
            <SettingsSection title={t`What you share`} text={t(sharingMessages.section)}>
              <WhatYouShare
                leave={
                  <a href="#team" className={buttonLook('quiet', 'm')}>
                    <Trans>Leave team</Trans>
                  </a>
                }
              />
            </SettingsSection>
          </>
        )}
        {!isManager && (
          <>
            <SettingsSection title={t(replyMessages.title)} text={t(replyMessages.section)}>
              <AllReplies />
            </SettingsSection>
            <SettingsSection title={t(recordViewMessages.title)} text={t(recordViewMessages.section)}>
              <WhoOpened />
            </SettingsSection>
          </>
        )}
        <SettingsSection title={t`Your data`} text={t(settingsMessages.sections.data[role])}>
          <YourData />
        </SettingsSection>
        <SettingsSection title={t`Delete account`} text={t(settingsMessages.sections.deletion)}>
          <DeleteAccount email={email} role={role} onDeleted={() => leave(id)} />
        </SettingsSection>
      </div>
    </AppPage>
  )
}

function Reminders({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(pushQuery)
  if (isPending) return <div className="h-80" />
  return (
    <OwnReminders
      isPushOffered={Boolean(data?.offered)}
      devices={<PushDevices userId={userId} about="reminders" />}
    />
  )
}

/** A full page load leaves nothing of the account in memory. */
async function leave(userId: string) {
  await forgetAccount(userId)
  showToastAfterReload('success', settingsMessages.deleted)
  location.replace('/login')
}

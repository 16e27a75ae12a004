import { Trans, useLingui } from '@lingui/react/macro'
import { ChartLine } from 'lucide-react'
import { Navigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import type { Day } from '#domain/check-in/day.ts'
import { dashboardPath } from '#domain/account/role.ts'
import { AvatarUpload } from '#web/features/avatar/avatar-upload.tsx'
import { EditableAvatar } from '#web/features/avatar/editable-avatar.tsx'
import { AthleteDay } from '#web/features/check-in/athlete-day.tsx'
import { PictureRequired } from '#web/features/check-in/picture-required.tsx'
import { discardUnsentAnswers, hasUnsentAnswers } from '#web/features/check-in/unsent-answers.ts'
import { NoTeamYet } from '#web/features/invitation/no-team-yet.tsx'
import { MyTeam } from '#web/features/manager/my-team.tsx'
import { WhoSees } from '#web/features/manager/who-sees.tsx'
import { AppPage } from '#web/layout/app-page.tsx'
import { SignOutButton } from '#web/features/auth-session/sign-out-button.tsx'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useQuestionsAtHand } from '#web/ui/confirm-dialog.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { LateAnsweredDay } from './late-answered-day.tsx'

export const meta = () => pageTitle(msg('Dashboard'))

const audienceOf = ({ title, audience }: Day['metrics'][number]) => (
  <WhoSees title={title} audience={audience} />
)
const openedBy = (day: string) => <LateAnsweredDay day={day} />

export default function AthleteDashboard() {
  const { t } = useLingui()
  const profile = useProfile()
  useQuestionsAtHand()
  if (profile.role !== 'athlete') return <Navigate to={dashboardPath(profile.role)} replace />
  const pictureRequired = !profile.avatarUrl && (
    <PictureRequired
      upload={<AvatarUpload profile={profile} />}
      otherWays={
        <>
          <SignOutButton label={t`Sign out instead`} />
          <ButtonLink to="/account" look="quiet">
            <Trans>Account</Trans>
          </ButtonLink>
        </>
      }
    />
  )
  const team = (
    <MyTeam
      teamName={profile.teams[0]?.name ?? ''}
      hasUnsent={() => hasUnsentAnswers(profile.id)}
      onLeft={() => discardUnsentAnswers(profile.id)}
    />
  )
  return (
    <AppPage avatar={<EditableAvatar profile={profile} />}>
      {profile.teams.length > 0 ? (
        <div className="mx-auto max-w-[560px]">
          <AthleteDay
            userId={profile.id}
            pictureRequired={pictureRequired}
            audienceOf={audienceOf}
            openedBy={openedBy}
            team={team}
          />
          <ButtonLink to="/statistics" look="quiet" className="mt-4 -ms-3 px-3">
            <ChartLine aria-hidden size={17} />
            <Trans>My statistics</Trans>
          </ButtonLink>
          <ButtonLink to="/athlete/correct" look="quiet" className="mt-4 align-top">
            <Trans>Correct a day</Trans>
          </ButtonLink>
        </div>
      ) : (
        <NoTeamYet />
      )}
    </AppPage>
  )
}

import { Trans } from '@lingui/react/macro'
import { ChartLine } from 'lucide-react'
import { Navigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Day } from '#domain/check-in/day.ts'
import { dashboardPath } from '#domain/account/role.ts'
import { EditableAvatar } from '#web/features/avatar/editable-avatar.tsx'
import { AthleteDay } from '#web/features/check-in/athlete-day.tsx'
import { discardUnsentAnswers, hasUnsentAnswers } from '#web/features/check-in/unsent-answers.ts'
import { discardUnsentHealth, hasUnsentHealth } from '#web/features/health-problem/unsent-health.ts'
import { MyTeam } from '#web/features/manager/my-team.tsx'
import { WhoSees } from '#web/features/manager/who-sees.tsx'
import { AppPage } from '#web/layout/app-page.tsx'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useQuestionsAtHand } from '#web/ui/confirm-dialog.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import {
  LateAnsweredDay,
  LateCannotTrain,
  LateNoTeamYet,
  LateOwnReport,
  LateOwnStatus,
  LateRemindCard,
  LateRequiredPicture,
  LateRoundCard,
  LateSaidLately,
  LateSayMore,
} from './late-day-parts.tsx'

export const meta = () => pageTitle(msg('Dashboard'))

const audienceOf = ({ title, audience }: Day['metrics'][number]) => (
  <WhoSees title={title} audience={audience} />
)
const availabilityOn = (day: LocalDay, isWaiting: boolean) => (
  <LateOwnStatus day={day} isWaiting={isWaiting} />
)
const openedBy = (day: string) => <LateAnsweredDay day={day} />
const saidLately = (today: LocalDay, isTodayShown: boolean) => (
  <LateSaidLately today={today} isTodayShown={isTodayShown} />
)

export default function AthleteDashboard() {
  const profile = useProfile()
  useQuestionsAtHand()
  if (profile.role !== 'athlete') return <Navigate to={dashboardPath(profile.role)} replace />
  const team = (
    <MyTeam
      teamName={profile.teams[0]?.name ?? ''}
      hasUnsent={() => hasUnsentAnswers(profile.id) || hasUnsentHealth(profile.id)}
      onLeft={() => {
        discardUnsentAnswers(profile.id)
        discardUnsentHealth(profile.id)
      }}
    />
  )
  return (
    <AppPage avatar={<EditableAvatar profile={profile} />}>
      {profile.teams.length > 0 ? (
        <div className="mx-auto max-w-[560px]">
          <AthleteDay
            userId={profile.id}
            pictureRequired={!profile.avatarUrl && <LateRequiredPicture profile={profile} />}
            audienceOf={audienceOf}
            openedBy={openedBy}
            saidLately={saidLately}
            availabilityOn={availabilityOn}
            CannotTrain={LateCannotTrain}
            remindCard={<LateRemindCard userId={profile.id} />}
            team={
              <>
                <LateRoundCard userId={profile.id} />
                {team}
              </>
            }
          />
          <div className="mt-4 -ms-4 flex flex-wrap">
            <ButtonLink to="/statistics" look="quiet">
              <ChartLine aria-hidden size={17} />
              <Trans>My statistics</Trans>
            </ButtonLink>
            <ButtonLink to="/athlete/health" look="quiet">
              <Trans>My health</Trans>
            </ButtonLink>
            <ButtonLink to="/athlete/correct" look="quiet">
              <Trans>Correct a day</Trans>
            </ButtonLink>
          </div>
          <div className="flex flex-wrap gap-x-4">
            <LateSayMore />
            <LateOwnReport userId={profile.id} />
          </div>
        </div>
      ) : (
        <LateNoTeamYet />
      )}
    </AppPage>
  )
}

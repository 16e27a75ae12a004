import { Trans } from '@lingui/react/macro'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { msg } from '#domain/language/message.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { CorrectDay } from '#web/features/check-in/correction/correct-day.tsx'
import { dayIn } from '#web/features/check-in/correction/correction-draft.ts'
import { OwnDays } from '#web/features/check-in/correction/own-days.tsx'
import { OwnReplies } from '#web/features/day-reply/own-replies.tsx'
import { useWriting } from '#web/language/use-writing.ts'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Correct a day'))

export default function CorrectDayPage() {
  const profile = useProfile()
  const navigate = useNavigate()
  const { longDay } = useWriting()
  const [search] = useSearchParams()
  const day = dayIn(search)
  if (profile.role !== 'athlete' || profile.teams.length === 0)
    return <Navigate to={dashboardPath(profile.role)} replace />
  return (
    <AppPage>
      <div className="mx-auto max-w-[560px]">
        <BackToDashboard />
        <h1 className="mt-2 text-[30px]">
          <Trans>Correct a day</Trans>
        </h1>
        {day === null && <OwnDays />}
        {day !== null && (
          <>
            <p className="mt-0.5 text-[15px] text-ink-3">
              <time dateTime={day}>{longDay(day)}</time>
            </p>
            <CorrectDay
              key={day}
              whose={{ teamId: null, athleteId: profile.id, day }}
              onDone={() => void navigate('/athlete/correct', { replace: true })}
            />
            <OwnReplies key={`replies ${day}`} day={day} />
          </>
        )}
      </div>
    </AppPage>
  )
}

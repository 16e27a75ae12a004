import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { msg } from '#domain/language/message.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { CorrectDay } from '#web/features/check-in/correction/correct-day.tsx'
import { dayIn } from '#web/features/check-in/correction/correction-draft.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Correct a day'))

/** A day of an athlete, corrected by the staff on their behalf. */
export default function CorrectForAthlete() {
  const { role } = useProfile()
  const [search] = useSearchParams()
  const day = dayIn(search)
  if (role !== 'manager' || day === null) return <Navigate to={dashboardPath(role)} replace />
  return (
    <AppPage nav={<ManagerNav />}>
      <div className="mx-auto max-w-[560px]">
        <BackToDashboard />
        <h1 className="mt-2 text-[30px]">
          <Trans>Correct a day</Trans>
        </h1>
        <OnBehalf athleteId={search.get('athlete') ?? ''} day={day} />
      </div>
    </AppPage>
  )
}

function OnBehalf({ athleteId, day }: { athleteId: string; day: string }) {
  const { longDay } = useWriting()
  const teamId = useTeamId()
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  const { data: athletes = [] } = useQuery(athletesQuery(teamId))
  return (
    <>
      <p className="mt-0.5 text-[15px] text-ink-3 [overflow-wrap:anywhere]">
        <bdi>{athletes.find(({ id }) => id === athleteId)?.fullName}</bdi> ·{' '}
        <time dateTime={day}>{longDay(day)}</time>
      </p>
      <CorrectDay
        key={athleteId + day}
        whose={{ teamId, athleteId, day }}
        // To where the day was seen to be wrong.
        onDone={() => void (isFirst ? navigate(dashboardPath('manager')) : navigate(-1))}
      />
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { mayRun } from '#domain/team/team.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { CurrentTeam, useStaffedTeamId } from '#web/api/current-team.ts'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { Statistics } from '#web/features/statistics/statistics.tsx'
import { ALL_ATHLETES } from '#web/features/statistics/view.ts'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { useChosenGroup } from '#web/layout/chosen-group.ts'
import { LateGroupFilter } from '#web/layout/late-group-filter.tsx'
import { ManagerNav } from '#web/layout/manager-nav.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'

export const meta = () => pageTitle(msg('Performance Statistics'))

export default function StatisticsPage() {
  const { t } = useLingui()
  const profile = useProfile()
  const isManager = profile.role === 'manager'
  const teamId = useStaffedTeamId()
  const navigate = useNavigate()
  const params = usePageQuery()
  const team = useQuery({ ...athletesQuery(teamId ?? ''), enabled: teamId !== null })
  const staffed = useContext(CurrentTeam)
  // Who is looked for by a link is shown, whichever group was looked at before.
  const asked = params.get('athlete') ?? ALL_ATHLETES
  const chosen = useChosenGroup(({ athleteIds }) => asked === ALL_ATHLETES || athleteIds.includes(asked))
  const { group, isPending } = chosen
  const shown = team.data?.filter(({ id }) => !group || group.athleteIds.includes(id))
  const mayCorrect = isManager ? mayRun(staffed?.duty ?? '') : profile.teams.length > 0
  const correct = ({ id }: { id: string }, day: string) =>
    void navigate(isManager ? `/manager/correct?athlete=${id}&day=${day}` : `/athlete/correct?day=${day}`)
  return (
    <AppPage nav={isManager && <ManagerNav />}>
      <BackToDashboard />
      <h1 className="mt-2 mb-6 text-[32px]">
        <Trans>Performance Statistics</Trans>
      </h1>
      {isManager && <LateGroupFilter {...chosen} total={team.data?.length} />}
      <Statistics
        athletes={
          isManager
            ? isPending
              ? undefined
              : shown
            : [{ ...profile, fullName: athleteName(profile.fullName, t) }]
        }
        groupId={group?.id}
        isOwn={!isManager}
        isOnTeam={isManager || profile.teams.length > 0}
        onCorrect={mayCorrect ? correct : undefined}
        retry={team.isError && !team.data ? team.refetch : undefined}
      />
    </AppPage>
  )
}

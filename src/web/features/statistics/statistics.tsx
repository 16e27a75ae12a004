import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { Download } from 'lucide-react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
import { groupFilterMessages } from '#domain/group/group-filter-messages.ts'
import { msg } from '#domain/language/message.ts'
import { mayExport } from '#domain/team/team.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState, LoadFailed } from '#web/ui/load-failed.tsx'
import { AthleteStatistics } from './athlete-statistics.tsx'
import { type Athlete, FilterData } from './filter-data.tsx'
import { Loading } from './loading.tsx'
import { Squad } from './squad/squad.tsx'
import { useRecentRange } from './statistics-api.ts'
import { ALL_ATHLETES, useView } from './view.ts'

type StatisticsProps = {
  /** Whose figures can be shown; undefined while that is being asked. */
  athletes: readonly Athlete[] | undefined
  /** They are those of this group of the team. */
  groupId?: string | undefined
  /** An athlete's own figures: there is no other athlete to choose, and no squad. */
  isOwn: boolean
  /** Whether the athlete who reads their own is on a team; those of a team are. */
  isOnTeam: boolean
  /** Left out for who may correct nothing. */
  onCorrect?: ((athlete: Athlete, day: LocalDay) => void) | undefined
  /** Set if they could not be asked for. */
  retry: (() => unknown) | undefined
}

export function Statistics({ athletes, groupId, isOwn, isOnTeam, onCorrect, retry }: StatisticsProps) {
  const { t } = useLingui()
  const { view, show, adjust } = useView()
  const recent = useRecentRange()
  const isToCome = view.to !== undefined && view.to > recent.to
  const range: DateRange = {
    from: view.from ?? recent.from,
    to: isToCome ? recent.to : (view.to ?? recent.to),
  }
  // An athlete who has left the team is not shown any more.
  const athlete = isOwn ? athletes?.[0] : athletes?.find(({ id }) => id === view.athlete)
  const hasRows = rangeFault(range) === null && athletes !== undefined && athletes.length > 0

  return (
    <div className="grid gap-6">
      <FilterData
        athletes={athletes ?? []}
        chosen={athlete?.id ?? (view.athlete === ALL_ATHLETES ? ALL_ATHLETES : undefined)}
        onChoose={isOwn ? null : (id) => show({ athlete: id, week: undefined })}
        range={range}
        onRange={adjust}
        today={recent.to}
        onPreset={show}
        actions={
          hasRows && <CsvLinks range={range} athleteId={isOwn ? undefined : athlete?.id} groupId={groupId} />
        }
      />
      {retry && <LoadFailed said={t`Your athletes could not be loaded.`} retry={retry} />}
      {!athletes && !retry && <Loading label={t`Loading your athletes...`} className="h-96" />}
      {athlete && (
        <AthleteStatistics
          // Nothing of one athlete may be seen under the name of another.
          key={athlete.id}
          athlete={athlete}
          range={range}
          method={view.method ?? 'rolling'}
          week={view.week}
          others={isOwn ? [] : athletes!.filter(({ id }) => id !== athlete.id)}
          compare={view.compare}
          isOnTeam={isOnTeam}
          onShow={show}
          onCorrect={onCorrect && ((day) => onCorrect(athlete, day))}
        />
      )}
      {athletes?.length === 0 && groupId && (
        <EmptyState title={t(groupFilterMessages.empty)}>{t(groupFilterMessages.emptyText)}</EmptyState>
      )}
      {athletes && !athlete && (athletes.length > 0 || !groupId) && (
        <Squad
          groupId={groupId}
          range={range}
          order={view.order ?? 'name'}
          onOrder={(order) => adjust({ order })}
        />
      )}
    </div>
  )
}

const CSV_NAMES = {
  sessions: msg('Sessions CSV'),
  responses: msg('Responses CSV'),
  load: msg('Load CSV'),
}

type CsvLinksProps = { range: DateRange; athleteId: string | undefined; groupId: string | undefined }

/** The rows behind the view at hand. */
function CsvLinks({ range, athleteId, groupId }: CsvLinksProps) {
  const { t } = useLingui()
  const team = useContext(CurrentTeam)
  if (team && !mayExport(team.duty)) return null
  const folder = team ? `/api/teams/${team.id}/statistics` : '/api/statistics'
  const query = new URLSearchParams({
    ...(athleteId ? { athleteId } : groupId && { group: groupId }),
    ...range,
  })
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {(['sessions', 'responses', 'load'] as const).map((what) => (
        <a
          key={what}
          href={`${folder}/${what}.csv?${query}`}
          download
          className={buttonLook('plain', 'm', 'px-3 max-md:flex-1 max-sm:px-1 max-sm:text-sm')}
        >
          <Download aria-hidden size={16} />
          {t(CSV_NAMES[what])}
        </a>
      ))}
    </div>
  )
}

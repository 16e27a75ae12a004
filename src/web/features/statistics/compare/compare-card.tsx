import { useLingui } from '@lingui/react/macro'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import type { DateRange, LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Athlete } from '../filter-data.tsx'
import { Comparison, Late } from '../late-parts.tsx'
import { TEAM_MIDDLE } from '../view.ts'

const said = statisticsMessages.compare

type CompareCardProps = {
  athlete: Athlete
  data: AthleteStatistics & { range: DateRange; method: LoadMethod }
  teamId: string
  others: readonly Athlete[]
  /** The id of one of them, or TEAM_MIDDLE. */
  chosen: string | undefined
  onChoose: (chosen: string | undefined) => void
}

/** One athlete beside another, or beside the middle of the team. */
export function CompareCard({ athlete, data, teamId, others, chosen, onChoose }: CompareCardProps) {
  const { t } = useLingui()
  const other = others.find(({ id }) => id === chosen)
  const compared = chosen === TEAM_MIDDLE ? chosen : other?.id
  return (
    <Card
      title={t(said.title)}
      actions={
        <SelectField
          label={t(said.with)}
          hideLabel
          compact
          className="min-w-0 max-sm:w-full sm:w-64"
          value={compared ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
        >
          <option value="">{t(said.nobody)}</option>
          <option value={TEAM_MIDDLE}>{t(said.middle)}</option>
          {others.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </SelectField>
      }
    >
      {compared === undefined ? (
        <p className="px-4 py-5 text-ink-2 sm:px-6">{t(said.choose)}</p>
      ) : (
        <Late>
          <Comparison
            // Nothing of one may be seen under the name of another.
            key={compared}
            name={athlete.fullName}
            data={data}
            teamId={teamId}
            otherName={other?.fullName ?? t(said.middle)}
            otherId={other?.id}
          />
        </Late>
      )}
    </Card>
  )
}

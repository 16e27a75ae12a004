import { useId, type ReactNode } from 'react'
import { type DateRange, rangeFault } from '#domain/statistics/date-range.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { DateField } from './date-field.tsx'
import { ALL_ATHLETES } from './view.ts'

export type Athlete = { id: string; fullName: string }

type FilterDataProps = {
  athletes: readonly Athlete[]
  /** An id, all of them, or nobody chosen yet. */
  chosen: string | undefined
  /** An athlete has nobody else to choose. */
  onChoose: ((athlete: string) => void) | null
  range: DateRange
  onRange: (change: Partial<DateRange>) => void
  actions: ReactNode
}

export function FilterData({ athletes, chosen, onChoose, range, onRange, actions }: FilterDataProps) {
  const problemId = useId()
  const problem = rangeFault(range)
  const faulty = problem ? problemId : undefined
  return (
    <Card title="Filter Data">
      <div className="grid items-end min-[22.5rem]:grid-cols-2 gap-4 px-4 py-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem] xl:grid-cols-[18rem_10.5rem_10.5rem_minmax(0,1fr)]">
        <SelectField
          label="Athlete"
          compact
          className="max-md:col-span-full"
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose?.(value)}
        >
          {onChoose && (
            <>
              <option value="" disabled>
                Select an Athlete
              </option>
              <option value={ALL_ATHLETES}>All Athletes</option>
            </>
          )}
          {athletes.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </SelectField>
        <DateField
          label="Start Date"
          value={range.from}
          problemId={faulty}
          onChange={(from) => onRange({ from })}
        />
        <DateField label="End Date" value={range.to} problemId={faulty} onChange={(to) => onRange({ to })} />
        <div className="max-xl:col-span-full md:justify-self-end">{actions}</div>
        {problem && (
          <p role="alert" id={problemId} className="col-span-full text-sm font-medium text-bad">
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}

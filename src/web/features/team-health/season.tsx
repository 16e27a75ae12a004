import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { sinceFirstAnswer } from '#domain/health-problem/prevalence.ts'
import { seasonMessages } from '#domain/health-problem/team-health-messages.ts'
import { type DateRange, rangeFault } from '#domain/statistics/statistics-filter.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Part } from './form-parts.tsx'
import { Prevalence } from './prevalence.tsx'
import { SeasonAvailability } from './season-availability.tsx'
import { type Athlete, seasonQuery } from './team-health-api.ts'
import { TimeLoss } from './time-loss.tsx'

const YEAR_DAYS = 365

type SeasonProps = { today: LocalDay; athletes: readonly Athlete[]; onOpen: (problemId: string) => void }

/** What the season came to: how many had problems, what these cost, and how much of the team could train. */
export function Season({ today, athletes, onOpen }: SeasonProps) {
  const { t } = useLingui()
  const [range, setRange] = useState<DateRange>({ from: addDays(today, 1 - YEAR_DAYS), to: today })
  const fault = rangeFault(range)
  // A half-typed date has no value, or the year 202: the former day counts until there is a valid one again.
  const choose =
    (end: keyof DateRange) =>
    ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
      if (value !== '' && validity.valid) setRange({ ...range, [end]: value as LocalDay })
    }
  return (
    <Card title={t(seasonMessages.title)}>
      <div className="grid gap-8 px-4 py-5 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid w-full gap-4 min-[22.5rem]:grid-cols-2 sm:w-auto sm:grid-cols-[11rem_11rem]">
            <Field
              name="from"
              type="date"
              label={t(seasonMessages.from)}
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={range.from}
              problem={fault ?? undefined}
              onChange={choose('from')}
            />
            <Field
              name="to"
              type="date"
              label={t(seasonMessages.to)}
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={range.to}
              onChange={choose('to')}
            />
          </div>
          {!fault && <Files range={range} />}
        </div>
        {!fault && <Figures range={range} today={today} athletes={athletes} onOpen={onOpen} />}
      </div>
    </Card>
  )
}

function Figures({ range, today, athletes, onOpen }: SeasonProps & { range: DateRange }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery({
    ...seasonQuery(useTeamId(), range),
    // The page does not jump while a date is typed.
    placeholderData: keepPreviousData,
  })
  if (isPending)
    return (
      <div role="status" className="grid h-80 place-items-center text-brand">
        <Spinner className="size-8" />
        <span className="sr-only">{t(seasonMessages.loading)}</span>
      </div>
    )
  if (!data) return <LoadFailed said={t(seasonMessages.notLoaded)} retry={refetch} />
  return (
    <>
      <Part title={t(seasonMessages.weeks)}>
        <Prevalence weeks={sinceFirstAnswer(data.weeks)} />
      </Part>
      <Part title={t(seasonMessages.availability)}>
        <SeasonAvailability availability={data.availability} />
      </Part>
      <Part title={t(seasonMessages.timeLoss)}>
        <TimeLoss problems={data.problems} today={today} athletes={athletes} onOpen={onOpen} />
      </Part>
    </>
  )
}

/** Plain links: the browser shows how far a download is. */
function Files({ range }: { range: DateRange }) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const query = new URLSearchParams({ ...range })
  return (
    <div className="flex flex-wrap gap-2">
      {(['weeks', 'problems', 'availability'] as const).map((what) => (
        <a
          key={what}
          href={`/api/teams/${teamId}/health-season/${what}.csv?${query}`}
          download
          className={buttonLook('plain', 'm', 'max-md:flex-1')}
        >
          <Download aria-hidden size={16} />
          {t(seasonMessages.files[what])}
        </a>
      ))}
    </div>
  )
}

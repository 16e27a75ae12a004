import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Message, msg } from '#domain/language/message.ts'
import { daysOutOf } from '#domain/absence/absent-days.ts'
import { acwr, ACWR_LOOK_BACK_DAYS } from '#domain/load/acwr.ts'
import { addDays } from '#domain/calendar/local-day.ts'
import { compliance } from '#domain/load/compliance.ts'
import { ewma } from '#domain/load/ewma.ts'
import { ACUTE_DAYS, CHRONIC_DAYS, countedRange } from '#domain/load/load-point.ts'
import { type ReturnToTraining, returnToTraining } from '#domain/load/return-to-training.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import { type DateRange, LOAD_METHODS, type LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Loading } from '../loading.tsx'
import type { KnownDays } from '../known-days.ts'
import { AcwrTrend } from './acwr-trend.tsx'
import { LoadTiles } from './load-tiles.tsx'
import { LoadTrend } from './load-trend.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type LoadAnalysisProps = {
  /** Undefined while it is being asked for, or of a range that can't be. */
  data: (AthleteStatistics & { range: DateRange; method: LoadMethod }) | undefined
  /** When the athlete could not train fully. */
  known: KnownDays
  isLoading: boolean
  /** Set if it could not be asked for. */
  retry: (() => unknown) | undefined
  method: LoadMethod
  onMethod: (method: LoadMethod) => void
}

export function LoadAnalysis({ data, known, isLoading, retry, method, onMethod }: LoadAnalysisProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Training Load Analysis`} actions={<MethodSwitch method={method} onChange={onMethod} />}>
      {isLoading && <Loading label={t`Loading the training load...`} className="h-[44rem]" />}
      {retry && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed said={t`The statistics could not be loaded.`} retry={retry} />
        </div>
      )}
      {!isLoading && !retry && !data?.reports.length && (
        <p className="grid min-h-64 place-items-center px-6 py-10 text-center text-ink-2">
          {t(statisticsMessages.noLoad)}
        </p>
      )}
      {data && data.reports.length > 0 && <Figures {...data} known={known} />}
    </Card>
  )
}

type FiguresProps = NonNullable<LoadAnalysisProps['data']> & Pick<LoadAnalysisProps, 'known'>

function Figures({ today, reports, recordedSince, range, method, known }: FiguresProps) {
  const { percent } = useWriting()
  const { t } = useLingui()
  const { from, to } = countedRange(reports, range, today)
  const points = (method === 'ewma' ? ewma : acwr)(reports, { from, to, recordedSince })
  const back = returnToTraining(reports, known.absent, {
    to,
    knownFrom: addDays(range.from, -ACWR_LOOK_BACK_DAYS),
    recordedSince,
  })
  const share = percent(compliance(reports, to))
  const reportedDays = reports.filter(({ date }) => date > addDays(to, -CHRONIC_DAYS) && date <= to).length
  return (
    <>
      <LoadTiles
        point={points.at(-1)!}
        isReported={reports.some(({ date }) => date === to)}
        method={method}
        daysOut={daysOutOf(known.absent, to, ACUTE_DAYS)}
      />
      <p className="border-y border-line px-4 py-2.5 text-[13.5px] text-ink-2 sm:px-6">
        <Trans>
          <strong className="font-semibold text-ink">Compliance {share}</strong>{' '}
          <span className="text-ink-3">of the last 28 days had a session.</span>
        </Trans>{' '}
        <span className="text-ink-3">
          <Trans>{reportedDays} of 28 days reported.</Trans>{' '}
          {to < range.to && t(statisticsMessages.todayOnceReported)}
        </span>
      </p>
      <Pause back={back} daysOut={daysOutOf(known.absent, to, CHRONIC_DAYS)} />
      <div className="px-4 pt-5 sm:px-6">
        <h3 className="text-[17px]">
          <Trans>ACWR Trend</Trans>
        </h3>
        <p className="mt-1 mb-3 text-[13.5px] text-ink-3">
          {t(statisticsMessages.methods[method])} {t(statisticsMessages.describesChange)}
        </p>
        <AcwrTrend points={points} known={known} />
      </div>
      <div className="px-4 pt-5 pb-5 sm:px-6">
        <LoadTrend points={points} recordedSince={recordedSince} method={method} known={known} />
      </div>
    </>
  )
}

type PauseProps = { back: ReturnToTraining | null; daysOut: number }

/** What a change of load comes from, if the athlete was out. */
function Pause({ back, daysOut }: PauseProps) {
  const { percent, shortDay } = useWriting()
  const { t } = useLingui()
  if (daysOut === 0 && !back) return null
  return (
    <p className="border-b border-line px-4 py-2.5 text-[13.5px] text-ink-2 sm:px-6">
      {daysOut > 0 && (
        <strong className="font-semibold text-ink">{t(statisticsMessages.pause.daysOutOf28(daysOut))}</strong>
      )}{' '}
      {back && t(statisticsMessages.pause.back(shortDay(back.backOn), percent(back.share * 100)))}
    </p>
  )
}

const labels: Record<LoadMethod, Message> = { rolling: msg('Rolling'), ewma: msg('EWMA') }

function MethodSwitch({ method, onChange }: { method: LoadMethod; onChange: (method: LoadMethod) => void }) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className="inline-flex shrink-0 rounded-m bg-sunken p-[3px]">
      <legend className="sr-only">
        <Trans>Method</Trans>
      </legend>
      {LOAD_METHODS.map((value) => (
        <label
          key={value}
          className="relative grid h-[30px] place-items-center rounded-[7px] px-3 text-sm font-semibold text-ink-3 transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={method === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {t(labels[value])}
        </label>
      ))}
    </fieldset>
  )
}

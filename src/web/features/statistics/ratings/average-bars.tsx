import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useWriting } from '#web/language/use-writing.ts'

export type AverageBar = {
  key: string
  /** '{athlete} - {metric}' */
  title: string
  /** What of the title tells the bars of one chart apart. */
  name: string
  average: number
  count: number
}

/** A team of the usual size is shown whole, on a phone the first of it: five questions of 24 athletes would be seven screens. */
const SHOWN_AT_FIRST = 30
const SHOWN_ON_PHONE = 5
const WHOLE_ON_PHONE = 10
const COLUMNS = 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.5rem] items-center gap-x-3'

type AverageBarsProps = { label: string; bars: readonly AverageBar[] }

/** A bar lies beside its name, which a standing one has no room for. */
export function AverageBars({ label, bars }: AverageBarsProps) {
  const { decimals } = useWriting()
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (bars.length === 0) return <p className="text-[15px] text-ink-2">{t(statisticsMessages.noRatings)}</p>
  const shown = showsAll ? bars : bars.slice(0, SHOWN_AT_FIRST)
  const isCutOnPhone = !showsAll && bars.length > WHOLE_ON_PHONE
  const isCut = shown.length < bars.length

  function showAll() {
    setShowsAll(true)
    // The button goes, and would take the focus with it.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div aria-hidden className={`${COLUMNS} mb-1 text-[12.5px] font-medium text-ink-3 tabular-nums`}>
        <span>
          <Trans>Average Rating</Trans>
        </span>
        <span className="flex justify-between">
          {RATING_AXIS.yTicks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
      </div>
      <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
        {shown.map(({ key, title, name, average, count }, index) => (
          <li
            key={key}
            title={title}
            className={`${COLUMNS} min-h-7 py-0.5 text-[14px] leading-tight ${isCutOnPhone && index >= SHOWN_ON_PHONE ? 'max-sm:hidden' : ''}`}
          >
            <span aria-hidden className="break-words">
              <bdi>{name}</bdi>
            </span>
            <span className="sr-only">
              {t(statisticsMessages.averageOfBar(title, decimals(average), count))}
            </span>
            <span aria-hidden className="h-3.5 bg-sunken">
              <span
                className="block h-full border-e-[2.5px] border-brand bg-brand-soft"
                style={{ width: `${(100 * average) / RATING_AXIS.yMax}%` }}
              />
            </span>
            <span aria-hidden className="text-end font-semibold tabular-nums">
              {decimals(average)}
            </span>
          </li>
        ))}
      </ul>
      {(isCut || isCutOnPhone) && (
        <div className={isCut ? '' : 'sm:hidden'}>
          <Button look="quiet" onClick={showAll}>
            {t(statisticsMessages.showAll(bars.length))}
          </Button>
        </div>
      )}
    </>
  )
}

/** Of every chart of ratings. */
export const RATING_AXIS = { yMax: 5, yTicks: [0, 1, 2, 3, 4, 5], formatTick: String }

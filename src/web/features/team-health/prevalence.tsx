import { useLingui } from '@lingui/react/macro'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { seasonMessages } from '#domain/health-problem/team-health-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { niceAxis } from '#web/ui/chart/axis.ts'
import { BarChart, type Segment, SegmentLegend } from '#web/ui/chart/bar-chart.tsx'
import type { Season } from './team-health-api.ts'

const TICKS = 4
const HEIGHT_PX = 240

type Week = Season['weeks'][number]

/** In percent of those who answered. */
const percentOf = (share: number | null) => (share ?? 0) * 100

/** How many of those who answered had a problem, week by week. A week without an answer is a gap. */
export function Prevalence({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useLingui()
  const { percent, shortDay, weekRange, whole } = useWriting()
  const segments: Segment[] = [
    {
      name: t(seasonMessages.substantial),
      colour: 0,
      values: weeks.map(({ substantialPrevalence }) => percentOf(substantialPrevalence)),
    },
    {
      name: t(seasonMessages.other),
      colour: 6,
      values: weeks.map(
        ({ prevalence, substantialPrevalence }) => percentOf(prevalence) - percentOf(substantialPrevalence),
      ),
    },
  ]
  const isGap = (at: number) => weeks[at]!.responders === 0
  const nameOf = ({ week }: Week) => weekRange(week, addDays(week as LocalDay, 6))
  const shareOf = (share: number | null) => (share === null ? '–' : percent(share * 100))
  if (weeks.every(({ responders }) => responders === 0))
    return (
      <p
        style={{ minHeight: HEIGHT_PX }}
        className="grid place-items-center rounded-m bg-sunken px-4 text-center text-[15px] text-ink-2"
      >
        <span className="max-w-[44ch]">{t(seasonMessages.noWeeks)}</span>
      </p>
    )
  const axis = niceAxis(Math.max(0, ...weeks.map(({ prevalence }) => percentOf(prevalence))), TICKS)
  return (
    <>
      <p className="mb-3 max-w-[75ch] text-[13.5px] text-ink-3">
        {t(seasonMessages.weeksText)} {t(seasonMessages.substantialHint)}
      </p>
      <div className="mb-3">
        <SegmentLegend segments={segments} gap={t(seasonMessages.nobodyAnswered)} />
      </div>
      <BarChart
        label={t(seasonMessages.weeks)}
        height={HEIGHT_PX}
        names={weeks.map(({ week }) => shortDay(week))}
        segments={segments}
        isGap={isGap}
        {...axis}
        formatTick={percent}
        read={(at) => {
          const week = weeks[at]!
          const { responders, reporters, substantial, prevalence, substantialPrevalence } = week
          if (responders === 0) return { title: nameOf(week), lines: [t(seasonMessages.nobodyAnswered)] }
          const all = seasonMessages.ofThem(t(seasonMessages.all), shareOf(prevalence), reporters)
          const hard = seasonMessages.ofThem(
            t(seasonMessages.substantial),
            shareOf(substantialPrevalence),
            substantial,
          )
          return { title: nameOf(week), lines: [t(all), t(hard), t(seasonMessages.answered(responders))] }
        }}
        table={{
          columns: [
            t(seasonMessages.week),
            t(seasonMessages.all),
            t(seasonMessages.substantial),
            t(seasonMessages.answers),
          ],
          stops: [...weeks.keys()],
          cells: (at) => {
            const { responders, prevalence, substantialPrevalence } = weeks[at]!
            return [
              nameOf(weeks[at]!),
              shareOf(prevalence),
              shareOf(substantialPrevalence),
              responders === 0 ? t(seasonMessages.nobodyAnswered) : whole(responders),
            ]
          },
        }}
        empty={t(seasonMessages.noWeeks)}
      />
    </>
  )
}

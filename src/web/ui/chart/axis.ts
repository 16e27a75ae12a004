import { scaleLinear } from 'd3-scale'
import type { Writing } from '#domain/language/writing.ts'

export type Tick = { at: number; text: string }

const DAY_STEPS = [1, 2, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12]

/** Labels for an axis of consecutive days, at most `limit` of them: days, Mondays, or the first days of months. */
export function dayTicks(days: readonly string[], limit: number, { shortDay, monthOfYear }: Writing): Tick[] {
  if (days.length === 0 || limit < 1) return []
  const step = DAY_STEPS.find((some) => days.length / some <= limit)
  if (step !== undefined) {
    const firstMonday = days.findIndex((day) => new Date(day).getUTCDay() === 1)
    const first = step < 7 ? (days.length - 1) % step : Math.max(0, firstMonday)
    return every(days, (at) => at >= first && (at - first) % step === 0, shortDay)
  }
  const months = days.length / 30.5
  const monthStep = MONTH_STEPS.find((some) => months / some <= limit) ?? 12
  return every(days, (at) => isFirstOfMonth(days[at]!, monthStep), monthOfYear)
}

function every(
  days: readonly string[],
  isTick: (at: number) => boolean,
  text: (day: string) => string,
): Tick[] {
  return days.flatMap((day, at) => (isTick(at) ? [{ at, text: text(day) }] : []))
}

const isFirstOfMonth = (day: string, step: number) =>
  day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % step === 0

/** An axis from 0 that ends on a round number at or above `highest`; where all is 0, there is nothing else to read off. */
export function niceAxis(highest: number, ticks: number): { yMax: number; yTicks: number[] } {
  const scale = scaleLinear()
    .domain([0, Math.max(1, highest)])
    .nice(ticks)
  return { yMax: scale.domain()[1]!, yTicks: highest > 0 ? scale.ticks(ticks) : [0] }
}

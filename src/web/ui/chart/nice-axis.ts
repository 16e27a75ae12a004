import { scaleLinear } from 'd3-scale'

/** An axis from 0 that ends on a round number at or above `highest`. */
export function niceAxis(highest: number, ticks: number): { yMax: number; yTicks: number[] } {
  const scale = scaleLinear()
    .domain([0, Math.max(1, highest)])
    .nice(ticks)
  return { yMax: scale.domain()[1]!, yTicks: scale.ticks(ticks) }
}

import type { WallTime } from '../calendar/wall-clock.ts'
import { INITIAL_CLOSE_TIME } from './initial-window.ts'

/** To the minute, a form that is open all day looks as if it closed a minute early. */
export function closeTimeOf(minute: string): WallTime {
  return INITIAL_CLOSE_TIME.startsWith(minute) ? INITIAL_CLOSE_TIME : (`${minute}:00` as WallTime)
}

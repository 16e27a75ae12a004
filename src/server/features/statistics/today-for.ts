import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { DEFAULT_TIME_ZONE } from '#domain/calendar/zone-label.ts'
import { formDay, type FormWindow } from '#domain/form-window/form-window.ts'

/** The team's day; for an athlete without a team that of their device. */
export const todayFor = ([window]: FormWindow[], deviceZone: string | undefined, now: Date): LocalDay =>
  window ? formDay(window, now) : localDayIn(deviceZone ?? DEFAULT_TIME_ZONE, now)

import { ABSENCE_STATUSES, isAbsentOn } from '#domain/absence/absence.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { OwnAbsence } from './own-absence-api.ts'

const rank = ({ status }: OwnAbsence) => ABSENCE_STATUSES.indexOf(status)

type Asked = { today: LocalDay; absences: OwnAbsence[] }

/** The team's calendar may be ahead of its form, and the form of what was asked for. */
export const dayOf = (asked: Asked | undefined, day: LocalDay): LocalDay =>
  asked && asked.today > day ? asked.today : day

/** What runs on the day of the form, the worst first. */
export const runningOn = (asked: Asked | undefined, day: LocalDay): OwnAbsence[] =>
  (asked?.absences ?? [])
    .filter((absence) => isAbsentOn(absence, dayOf(asked, day)))
    .toSorted((one, other) => rank(other) - rank(one))

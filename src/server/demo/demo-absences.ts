import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { WallClock } from './instant-in-zone.ts'
import { PAST_ABSENCES } from './past-absences.ts'
import { demoId } from './random.ts'
import { athleteCalled, demoCoach, FIRST_STEPS_DAYS_AGO, idOf, INJURED_DAYS_AGO } from './roster.ts'
import { daysBefore } from './team-plan.ts'
import type { TeamRows } from './write-team.ts'

type DemoAbsence = NonNullable<TeamRows['absences']>[number]

const EVENING_MIN = 21 * 60

/** One who was out with an injury and comes back, one who fell ill last night, one on holiday, and what is over. */
export function demoAbsences(today: LocalDay, wallClock: WallClock): DemoAbsence[] {
  const [petra, zoe, tuuli] = ['petra.novakova', 'zoe.vandenbroek', 'tuuli.makela'].map((handle) => ({
    id: demoId('absence', handle),
    athleteId: idOf(athleteCalled(handle)),
  }))
  const firstSteps = daysBefore(today, FIRST_STEPS_DAYS_AGO)
  const yesterday = daysBefore(today, 1)
  const byCoach = (day: LocalDay) => ({ setBy: idOf(demoCoach), setAt: wallClock(day, EVENING_MIN) })
  const injured = daysBefore(today, INJURED_DAYS_AGO)
  return [
    ...PAST_ABSENCES.map(({ handle, status, reason, began, back }) => ({
      id: demoId('absence', handle, status, String(began)),
      athleteId: idOf(athleteCalled(handle)),
      status,
      firstDay: daysBefore(today, began),
      endedOn: daysBefore(today, back),
      endedBy: idOf(demoCoach),
      endedAt: wallClock(daysBefore(today, back), EVENING_MIN),
      details: { reason, note: null },
      ...byCoach(daysBefore(today, began)),
    })),
    {
      ...petra!,
      id: demoId('absence', 'petra.novakova', 'out'),
      status: 'out',
      firstDay: injured,
      endedOn: firstSteps,
      endedBy: idOf(demoCoach),
      endedAt: wallClock(firstSteps, EVENING_MIN),
      details: { reason: 'injury', note: 'Left hamstring.' },
      ...byCoach(injured),
    },
    {
      ...petra!,
      status: 'modified',
      firstDay: firstSteps,
      backOn: addDays(today, 6),
      note: 'No contact, no shooting. Half of the running.',
      details: { reason: 'injury', note: 'Left hamstring; strength test before she is back in full.' },
      ...byCoach(firstSteps),
    },
    {
      ...zoe!,
      status: 'out',
      firstDay: today,
      details: { reason: 'illness', note: 'Fever since last night.' },
      setBy: zoe!.athleteId,
      setAt: wallClock(yesterday, EVENING_MIN),
    },
    {
      ...tuuli!,
      status: 'off',
      offKind: 'holiday',
      firstDay: today,
      backOn: addDays(today, 5),
      note: 'Her sister’s wedding',
      ...byCoach(daysBefore(today, 12)),
    },
  ]
}

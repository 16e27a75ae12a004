import { longDay } from '#domain/calendar/day-label.ts'
import { placeName } from '#domain/calendar/zone-label.ts'
import { wallClockIn } from '#domain/calendar/wall-clock.ts'
import type { FormStatus } from '#domain/form-window/form-status.ts'
import { Badge } from '#web/ui/badge.tsx'

type DayHeadingProps = { day: string; formStatus: FormStatus; now: Date }

export function DayHeading({ day, formStatus, now }: DayHeadingProps) {
  const { isOpen, manuallyClosed, openTime, closeTime, timeZone } = formStatus
  const place = placeOf(timeZone, now)
  return (
    <header className="flex items-end justify-between gap-4">
      <div>
        <h1 className="text-[30px]">Daily Check-in</h1>
        <p className="mt-0.5 text-[15px] text-ink-3">
          <time dateTime={day}>{longDay(day)}</time>
        </p>
      </div>
      <div className="shrink-0 text-right">
        {isOpen ? <Badge tone="good">Forms Open</Badge> : <Badge>Forms Closed</Badge>}
        <p className="mt-1 min-h-5 text-[13px] text-ink-3 tabular-nums">
          {isOpen && `until ${closeTime}${place}`}
          {!isOpen && !manuallyClosed && `opens at ${openTime}${place}`}
        </p>
      </div>
    </header>
  )
}

/** The team's times are on the team's clock; an athlete whose own shows another time is told where. */
function placeOf(timeZone: string, now: Date): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (wallClockIn(here, now).time === wallClockIn(timeZone, now).time) return ''
  return ` ${placeName(timeZone)}`
}

import { useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { availabilityMessages, COUNT_WORDS } from '#domain/absence/availability-messages.ts'
import { absentFirstDue, availabilityOf } from '#domain/check-in/team-availability.ts'
import type { AthleteDay, TeamDay } from '#domain/check-in/team-day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMaySetAbsences } from './absence-api.ts'
import { StatusShape } from './status-shape.tsx'
import { LateAbsenceDialog } from './late-absence-dialog.tsx'
import { useWhenBack } from './use-when-back.ts'

/** As many as are taken in at a glance. */
const AT_A_GLANCE = 6

/** The coach's third question: who can train, and how far. */
export default function AvailabilityStrip({ day, athletes }: TeamDay) {
  const { t } = useLingui()
  const strip = useRef<HTMLElement>(null)
  const [about, setAbout] = useState<string | null>()
  const hasEnded = useRef(false)
  const [isWhole, setWhole] = useState(false)
  const maySet = useMaySetAbsences()
  const absent = absentFirstDue(athletes)
  const shown = isWhole ? absent : absent.slice(0, AT_A_GLANCE)
  function open(next: string | null) {
    hasEnded.current = false
    setAbout(next)
  }

  return (
    <section
      ref={strip}
      tabIndex={-1}
      aria-label={t(availabilityMessages.title)}
      className="px-4 py-3 outline-none sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Counts athletes={athletes} />
        {maySet && (
          <Button look="quiet" className="-mx-4" onClick={() => open(null)}>
            <CalendarPlus aria-hidden size={17} />
            {t(availabilityMessages.enter)}
          </Button>
        )}
      </div>
      {absent.length > 0 && (
        <ul className="-mx-2 mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
          {shown.map((athlete) => (
            <li key={athlete.athleteId} className="min-w-0">
              <Absent athlete={athlete} day={day} onOpen={() => open(athlete.athleteId)} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < absent.length && (
        <Button look="quiet" className="-mx-4" onClick={() => setWhole(true)}>
          {t(availabilityMessages.showAll(absent.length))}
        </Button>
      )}
      <LateAbsenceDialog
        about={about}
        athletes={athletes}
        onClose={() => setAbout(undefined)}
        onEnded={() => {
          hasEnded.current = true
        }}
        focusAfter={() => (hasEnded.current ? strip.current : null)}
      />
    </section>
  )
}

function Counts({ athletes }: Pick<TeamDay, 'athletes'>) {
  const { t } = useLingui()
  const counts = availabilityOf(athletes)
  if (counts.full === athletes.length)
    return (
      <p className="flex min-h-10 items-center gap-2 text-[15px] text-ink-2">
        <StatusShape status="full" />
        {t(availabilityMessages.allCanTrain(counts.full))}
      </p>
    )
  return (
    <p className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 text-[15px] text-ink-2 tabular-nums">
      {(['full', 'modified', 'out', 'off'] as const)
        .filter((status) => status === 'full' || counts[status] > 0)
        .map((status, at) => (
          <Fragment key={status}>
            {at > 0 && <span aria-hidden>·</span>}
            <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-ink">
              <StatusShape status={status} />
              {t(COUNT_WORDS[status](counts[status]))}
            </span>
          </Fragment>
        ))}
    </p>
  )
}

type AbsentProps = { athlete: AthleteDay; day: string; onOpen: () => void }

function Absent({ athlete: { athleteName, avatarUrl, availability }, day, onOpen }: AbsentProps) {
  const { t } = useLingui()
  const whenBack = useWhenBack(day)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-m px-2 py-1 text-start transition-colors hover:bg-sunken"
    >
      <Avatar fullName={athleteName} url={avatarUrl} />
      <span className="min-w-0 flex-1 leading-tight">
        <bdi className="block truncate [text-align:match-parent] text-[15px] font-semibold">
          {athleteName}
        </bdi>
        <span className="flex items-baseline gap-1.5 text-[13px] text-ink-2">
          <StatusShape status={availability.status} sizePx={11} />
          <span className="min-w-0">
            {t(STATUS_WORDS[availability.status])} ·{' '}
            <span className={`inline-block ${availability.isDue ? 'font-semibold text-warn' : ''}`}>
              {whenBack(availability)}
            </span>
          </span>
        </span>
      </span>
    </button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarOff, CircleMinus, CircleSlash } from 'lucide-react'
import { OFF_WORDS, REASON_WORDS } from '#domain/absence/absence-messages.ts'
import { ownAbsenceMessages, SINCE_WORDS } from '#domain/absence/own-absence-messages.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { endOwnAbsence, type OwnAbsence, ownAbsencesQuery } from './own-absence-api.ts'
import { say } from './saying.ts'
import { dayOf, runningOn } from './running-on.ts'

type OwnStatusProps = {
  day: LocalDay
  /** It was said with answers that are still on this device. */
  isWaiting: boolean
}

/** What keeps the athlete from training fully; nothing for who can. */
export function OwnStatus({ day, isWaiting }: OwnStatusProps) {
  const { t } = useLingui()
  const { data } = useQuery(ownAbsencesQuery)
  return (
    <section
      aria-label={t(ownAbsenceMessages.title)}
      aria-live="polite"
      className="mt-5 grid gap-3 empty:hidden"
    >
      {isWaiting && <p className="text-ink-2">{t(ownAbsenceMessages.waiting)}</p>}
      {runningOn(data, day).map((absence) => (
        <StatusCard key={absence.id} absence={absence} day={dayOf(data, day)} />
      ))}
    </section>
  )
}

/** Beside the words, never in their place. */
const LOOKS = {
  out: { Icon: CircleSlash, tone: 'text-bad' },
  modified: { Icon: CircleMinus, tone: 'text-warn' },
  off: { Icon: CalendarOff, tone: 'text-ink-3' },
} as const

type StatusCardProps = { absence: OwnAbsence; day: LocalDay }

function StatusCard({ absence, day }: StatusCardProps) {
  const { t } = useLingui()
  const { status, note, details, mayChange, backOn } = absence
  const { Icon, tone } = LOOKS[status]
  const isDue = status !== 'off' && backOn !== null && backOn <= day
  return (
    <div className="rounded-l border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:px-5">
      <div className="flex gap-3.5">
        <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${tone}`} />
        <div className="grid min-w-0 flex-1 gap-1">
          <Period absence={absence} isDue={isDue} />
          {note && (
            <p dir="auto" className="text-[15px] whitespace-pre-line text-ink-2">
              {note}
            </p>
          )}
          {details && (
            <p className="text-[15px] whitespace-pre-line text-ink-3">
              {t(REASON_WORDS[details.reason])}
              {details.note && (
                <>
                  {' · '}
                  <bdi>{details.note}</bdi>
                </>
              )}
            </p>
          )}
          {!mayChange && status !== 'off' && (
            <p className="text-[15px] text-ink-2">{t(ownAbsenceMessages.staffDecide)}</p>
          )}
        </div>
      </div>
      {mayChange && <Actions absence={absence} isDue={isDue} />}
    </div>
  )
}

function Period({ absence, isDue }: { absence: OwnAbsence; isDue: boolean }) {
  const { t } = useLingui()
  const { weekdayAndDay } = useWriting()
  const { status, offKind, firstDay, backOn } = absence
  if (status === 'off') {
    const last = weekdayAndDay(addDays(backOn ?? firstDay, -1))
    const isNamed = offKind !== null && offKind !== 'other'
    return (
      <p>
        {t(
          isNamed
            ? ownAbsenceMessages.dayOffFor(t(OFF_WORDS[offKind]), last)
            : ownAbsenceMessages.dayOff(last),
        )}
      </p>
    )
  }
  const since = <span className="font-semibold">{t(SINCE_WORDS[status](weekdayAndDay(firstDay)))}</span>
  if (backOn === null) return <p>{since}</p>
  const back = weekdayAndDay(backOn)
  return (
    <p>
      {since} {t(isDue ? ownAbsenceMessages.due(back) : ownAbsenceMessages.expectedBack(back))}{' '}
      {isDue && absence.mayChange && t(ownAbsenceMessages.canYou)}
    </p>
  )
}

type ActionsProps = { absence: OwnAbsence; isDue: boolean }

function Actions({ absence, isDue }: ActionsProps) {
  const { id } = absence
  const { t } = useLingui()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => endOwnAbsence(id),
    onSuccess: () => {
      showToast('success', ownAbsenceMessages.over)
      // The button that has the focus goes with its card.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  })
  const { failure } = wordsOf(error, ownAbsenceMessages.notSaved)
  return (
    <div className="mt-3.5 grid gap-3 sm:ps-[34px]">
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button look={isDue ? 'primary' : 'plain'} busy={isPending && t`Saving...`} onClick={() => mutate()}>
          {t(ownAbsenceMessages.canTrainAgain)}
        </Button>
        <Button look="quiet" onClick={() => say({ id, absence })}>
          <Trans>Say more</Trans>
        </Button>
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnDay } from '#domain/check-in/corrected-day.ts'
import { CORRECTION_DAYS } from '#domain/check-in/correction.ts'
import { correctionWords } from '#domain/check-in/correction-messages.ts'
import { SLOTS } from '#domain/training-session/training-session.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ownDaysQuery } from './correction-api.ts'

/** The days that can still be corrected, and how each of them stands. */
export function OwnDays() {
  const { t } = useLingui()
  const { longDay } = useWriting()
  const { data, isPending, refetch } = useQuery(ownDaysQuery)
  if (isPending) return <Spinner className="mx-auto my-16 size-9 text-brand" />
  if (!data) return <LoadFailed said={t`Your days could not be loaded.`} retry={refetch} />
  // While nothing of it is submitted, today is the form's.
  const days = data.days.filter((one) => one.day !== data.today || one.isAnswered || one.sessions > 0)
  return (
    <>
      <p className="mt-1 text-ink-2">{t(correctionWords.intro(CORRECTION_DAYS.athlete))}</p>
      <ul className="mt-5 divide-y divide-line rounded-l border border-line bg-surface">
        {days.map((one) => (
          <li key={one.day}>
            <Link
              to={`?day=${one.day}`}
              className="flex min-h-14 items-center gap-3 rounded-l px-4 py-2 hover:bg-sunken/50 sm:px-5"
            >
              <span className="flex-1 font-semibold">
                <time dateTime={one.day}>{longDay(one.day)}</time>
                {one.isCorrected && (
                  <span className="block text-sm font-normal text-ink-3">
                    <Trans>Corrected</Trans>
                  </span>
                )}
              </span>
              <Answered day={one} />
              <ChevronRight aria-hidden size={18} className="text-ink-3 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Answered({ day: { isAnswered, sessions } }: { day: OwnDay }) {
  const { t } = useLingui()
  if (isAnswered && sessions === SLOTS.length) return <Badge tone="good">{t`Answered`}</Badge>
  return isAnswered || sessions > 0 ? (
    <Badge tone="warn">{t`Partly answered`}</Badge>
  ) : (
    <Badge>{t`Not answered`}</Badge>
  )
}

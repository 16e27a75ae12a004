import { useLingui } from '@lingui/react/macro'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { seasonMessages } from '#domain/health-problem/team-health-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import type { Season } from './team-health-api.ts'

/** As availability is coloured everywhere; the words and figures below say the same. */
const PARTS = [
  ['full', 'bg-good'],
  ['modified', 'bg-warn'],
  ['out', 'bg-bad'],
] as const

/** The share of days on which athletes could train, and how far. */
export function SeasonAvailability({ availability }: { availability: Season['availability'] }) {
  const { t } = useLingui()
  const { percent } = useWriting()
  const days = PARTS.reduce((sum, [status]) => sum + availability[status], 0)
  if (days === 0) return <p className="text-[15px] text-ink-2">{t(seasonMessages.noDays)}</p>
  return (
    <>
      <p className="mb-3 text-[13.5px] text-ink-3">{t(seasonMessages.availabilityText)}</p>
      <div aria-hidden className="flex h-6 gap-0.5 overflow-hidden rounded-s">
        {PARTS.filter(([status]) => availability[status] > 0).map(([status, look]) => (
          <span
            key={status}
            style={{ flexGrow: availability[status] }}
            className={`min-w-0.5 basis-0 ${look}`}
          />
        ))}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-[15px] tabular-nums">
        {PARTS.map(([status, look]) => (
          <div key={status} className="flex items-baseline gap-2">
            <dt className="flex items-baseline gap-2 text-ink-2">
              <i aria-hidden className={`size-3 shrink-0 rounded-[3px] ${look}`} />
              {t(STATUS_WORDS[status])}
            </dt>
            <dd>
              <strong className="font-semibold">{percent((availability[status] / days) * 100)}</strong>{' '}
              <span className="text-ink-3">{t(seasonMessages.days(availability[status]))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

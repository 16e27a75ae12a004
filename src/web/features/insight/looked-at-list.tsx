import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { LookedAt } from '#domain/insight/standing-out.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { useNow } from '#web/ui/use-now.ts'

type LookedAtListProps = {
  athletes: readonly LookedAt[]
  onBack: ((athlete: { athleteId: string; fullName: string }) => void) | undefined
}

/** Who was looked at, by whom and when, and a way back onto the list. */
export function LookedAtList({ athletes, onBack }: LookedAtListProps) {
  const { clockTimeSince } = useWriting()
  const now = useNow()
  const { t } = useLingui()
  return (
    <ul className="pb-1">
      {athletes.map(({ athleteId, fullName, reasons, by, at }) => (
        <li
          key={athleteId}
          className="flex items-baseline justify-between gap-x-3 border-t border-line py-2.5 text-[15px] leading-snug first:border-t-0"
        >
          <div className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">
            <p>
              <b className="font-semibold text-ink">
                <bdi>{fullName}</bdi>
              </b>{' '}
              <bdi>{reasons.join(' · ')}</bdi>
            </p>
            <p className="mt-0.5 text-sm text-ink-3">
              {by && (
                <>
                  <bdi>{by}</bdi> ·{' '}
                </>
              )}
              <time dateTime={at}>{clockTimeSince(new Date(at), now)}</time>
            </p>
          </div>
          {onBack && (
            <button
              type="button"
              className={smallButtonLook}
              aria-label={t`Bring back ${fullName}`}
              onClick={goingOn(athleteId, () => onBack({ athleteId, fullName }))}
            >
              <Trans>Bring back</Trans>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export const smallButtonLook =
  'shrink-0 rounded-m border border-line-strong px-2.5 py-1 text-sm font-semibold whitespace-nowrap text-ink transition-colors hover:border-control sm:-my-1'

/** The next row moves to where this one was: the second tap of two, and a key that is held, are not meant for it. */
const SETTLING_MS = 400
let last = { athleteId: '', at: 0 }

/** The row goes, and with it the button: whoever uses the keyboard goes on with the next one, or from the heading. */
export const goingOn =
  (athleteId: string, leave: () => void) =>
  ({ currentTarget, timeStamp: at }: MouseEvent<HTMLElement>) => {
    const isMeant = athleteId === last.athleteId || at - last.at >= SETTLING_MS
    last = { athleteId: isMeant ? athleteId : last.athleteId, at }
    if (!isMeant) return
    const row = currentTarget.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
    const going = next ?? row?.closest('section')?.querySelector('h2')
    going?.focus()
    leave()
  }

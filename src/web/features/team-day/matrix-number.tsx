import { useLingui } from '@lingui/react/macro'
import type { MatrixCell } from '#domain/check-in/squad-matrix.ts'
import { type Message, msg } from '#domain/language/message.ts'

/** Each tint has a line of its own as well: not everybody tells the colours apart. */
export const TINTS = {
  'far-below': {
    look: 'bg-bad-soft text-bad shadow-[inset_0_0_0_1.5px_currentColor]',
    said: msg('far lower than usual'),
  },
  below: { look: 'bg-warn-soft text-warn shadow-[inset_0_-2px_currentColor]', said: msg('lower than usual') },
  above: { look: 'bg-good-soft text-good shadow-[inset_0_2px_currentColor]', said: msg('higher than usual') },
} as const satisfies Record<string, { look: string; said: Message }>

export const numberLook =
  'inline-grid h-[25px] w-9 max-w-[calc(100%-2px)] place-items-center rounded-s text-sm font-semibold tabular-nums'

/** A number of the day, tinted by its distance from the athlete's own usual. */
export function MatrixNumber({ cell: { value, standing } }: { cell: MatrixCell }) {
  const { t } = useLingui()
  if (!standing || standing.stands === 'as-usual') return <span className={numberLook}>{value}</span>
  const { look, said } = TINTS[standing.stands === 'below' && standing.isFar ? 'far-below' : standing.stands]
  return (
    <span className={`${numberLook} ${look}`}>
      {value}
      <span className="sr-only"> {t(said)}</span>
    </span>
  )
}

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

export const tintLook = 'inline-grid h-[25px] w-9 max-w-[calc(100%-2px)] place-items-center rounded-s'
export const numberLook = 'p-0 text-center text-sm font-semibold tabular-nums'

/**
 * A number of the day, tinted by its distance from the athlete's own usual; `orGap` says that there is none. Called and not
 * rendered as a component: the table of a squad has hundreds.
 */
export function numberIn(
  cell: MatrixCell | null | undefined,
  t: (message: Message) => string,
  { orGap }: { orGap: boolean },
) {
  if (!cell) return orGap && notAnswered(t)
  const { value, standing } = cell
  if (!standing || standing.stands === 'as-usual') return value
  const { look, said } = TINTS[standing.stands === 'below' && standing.isFar ? 'far-below' : standing.stands]
  return (
    <span className={`${tintLook} ${look}`}>
      {value}
      <span className="sr-only"> {t(said)}</span>
    </span>
  )
}

const notAnswered = (t: (message: Message) => string) => (
  <span className="font-normal text-ink-3">
    <span aria-hidden>–</span>
    <span className="sr-only">{t(msg('not answered'))}</span>
  </span>
)

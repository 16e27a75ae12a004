import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useDeferredValue } from 'react'
import {
  columnOf,
  inOrder,
  isDescending,
  type MatrixOrder,
  type MatrixQuestion,
  type MatrixRow as Row,
  nextOrder,
} from '#domain/check-in/squad-matrix.ts'
import { tintLook, TINTS } from './matrix-number.tsx'
import { type CorrectionsOf, type MarkOf, MatrixRow } from './matrix-row.tsx'

/** With more questions a phone shows the names and the ratings only. */
const MAX_ROOMY = 6

type SquadMatrixProps = {
  rows: readonly Row[]
  questions: readonly MatrixQuestion[]
  day: string
  order: MatrixOrder
  onOrder: (order: MatrixOrder) => void
  correctionsOf: CorrectionsOf
  markOf: MarkOf
}

/** The squad's day at one glance: the questions named once, an athlete a line. */
export function SquadMatrix(props: SquadMatrixProps) {
  const { rows, questions, day, order, onOrder, correctionsOf, markOf } = props
  const { t } = useLingui()
  const isDense = questions.length > MAX_ROOMY
  const unlessDense = isDense ? 'max-sm:hidden' : ''
  const head = { order, onOrder, isDense }
  // The head that was pressed answers at once; 200 lines take a moment longer to change places.
  const orderOfLines = useDeferredValue(order)
  return (
    <>
      <table aria-label={t`Daily Responses`} className="w-full table-fixed border-collapse">
        <colgroup>
          <col className={isDense ? 'lg:w-56' : 'lg:w-64'} />
          {questions.map(({ metricId }) => (
            <col
              key={metricId}
              className={isDense ? 'max-sm:w-[22px] max-lg:w-9' : 'max-sm:w-7 max-lg:w-11'}
            />
          ))}
          {questions.length > 1 && (
            <col className={`w-11 ${isDense ? 'max-sm:hidden lg:w-14' : 'lg:w-16'}`} />
          )}
          <col className="w-20 max-sm:hidden xl:w-48" />
          <col className="w-24 max-sm:hidden" />
        </colgroup>
        <thead>
          <tr>
            <Head {...head} id="name" title={t`Athlete`} className="ps-3 sm:ps-6" />
            {questions.map(({ metricId, title }) => (
              <Head key={metricId} {...head} id={metricId} title={title} isUpright />
            ))}
            {questions.length > 1 && (
              <Head {...head} id="total" title={t`Total`} isUpright className={unlessDense} />
            )}
            <Head {...head} id="load" title={t`Load`} className="px-2 text-end max-sm:hidden xl:text-start" />
            <Head {...head} id="week" title={t`7 days`} className="pe-6 text-end max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, orderOfLines).map((row) => (
            <MatrixRow
              key={row.athlete.athleteId}
              row={row}
              questions={questions}
              day={day}
              isDense={isDense}
              correctionsOf={correctionsOf}
              markOf={markOf}
            />
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  )
}

/**
 * Below the header of the page, which on a phone has two lines; a phone that lies on its side has no room for it. The ground
 * reaches under the neighbours: on a zoomed page the rows beneath would show through between two heads.
 */
const headLook =
  'sticky top-27 z-2 py-1 align-bottom text-xs leading-[1.15] font-semibold text-ink-3 before:absolute before:-inset-x-px before:inset-y-0 before:-z-1 before:bg-surface before:shadow-[inset_0_-1px_var(--line-strong)] first:before:start-0 last:before:end-0 md:top-16 [@media(max-height:30rem)]:top-auto!'

const uprightLook = 'inline-block max-h-20 rotate-180 truncate [writing-mode:vertical-rl]'
const twoLines = 'line-clamp-2 px-px hyphens-auto [overflow-wrap:anywhere]'

type HeadProps = {
  id: string
  title: string
  order: MatrixOrder
  onOrder: (order: MatrixOrder) => void
  isDense: boolean
  /** As narrow as a number: on a small screen it is written upwards. */
  isUpright?: boolean
  className?: string
}

/** Below a laptop's width it is no button: what it orders by can be chosen above, and there it is not too small to touch. */
function Head({ id, title, order, onOrder, isDense, isUpright = false, className = '' }: HeadProps) {
  const isChosen = columnOf(order) === id
  const Arrow = isDescending(order) ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (isDescending(order) ? 'descending' : 'ascending') : undefined}
      className={`${headLook} ${isUpright ? `px-0 text-center ${isDense ? 'lg:text-[11px]' : 'lg:px-1'}` : ''} ${className}`}
    >
      <bdi className={`lg:hidden ${isUpright ? uprightLook : ''}`}>{title}</bdi>
      <button
        type="button"
        title={title}
        onClick={() => onOrder(nextOrder(order, id))}
        // Beside a word as wide as its column there is no room for the arrow.
        className={`inline-flex max-w-full items-center gap-0.5 rounded-s py-0.5 hover:text-ink max-lg:hidden ${isUpright && isDense ? 'xl:flex-col-reverse xl:gap-0' : ''}`}
      >
        <bdi className={isUpright && isDense ? `max-xl:hidden ${twoLines}` : twoLines}>{title}</bdi>
        {isUpright && isDense && (
          <bdi aria-hidden className={`xl:hidden ${uprightLook}`}>
            {title}
          </bdi>
        )}
        {isChosen && <Arrow aria-hidden size={12} className="shrink-0" />}
      </button>
    </th>
  )
}

function Legend() {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-3 py-2.5 text-[13px] text-ink-2 sm:px-6">
      {Object.values(TINTS).map(({ look, said }) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`${tintLook} h-4! w-6! ${look}`} />
          {t(said)}
        </span>
      ))}
      <span className="text-ink-3">
        <Trans>Usual: the athlete’s own 28 days before, from ten answers on.</Trans>
      </span>
    </div>
  )
}

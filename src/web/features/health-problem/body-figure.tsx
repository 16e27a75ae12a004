import { useLingui } from '@lingui/react/macro'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import { SIDE_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import { BODY_SHAPES, type BodyShape, type BodyView, HALF_WIDTH, HEIGHT } from './body-shapes.ts'

/** A place on the body; without a side it is both, or not said. */
export type Place = { area: BodyArea; side: Side | null }

type BodyFigureProps = {
  view: BodyView
  /** What is marked. */
  chosen: Place | null
  /** What the keyboard is at. */
  focused?: BodyArea | null
  onPick?: ((place: Place) => void) | undefined
}

const HALVES = ['left', 'right'] as const
type Half = (typeof HALVES)[number]

/** Whose front is seen has their left where the picture has its right. */
const sideOf = (half: Half, view: BodyView): Half => {
  if (view === 'back') return half
  return half === 'left' ? 'right' : 'left'
}

/** A calm body to point at. It says nothing to a screen reader: who shows it has the same in words. */
export function BodyFigure({ view, chosen, focused = null, onPick }: BodyFigureProps) {
  const { t } = useLingui()
  return (
    <svg
      aria-hidden
      viewBox={`${-HALF_WIDTH} 0 ${2 * HALF_WIDTH} ${HEIGHT}`}
      className="block h-auto w-full touch-manipulation select-none"
    >
      {HALVES.map((half) => (
        <text
          key={half}
          x={half === 'left' ? -66 : 66}
          y={40}
          textAnchor="middle"
          className="fill-ink-3 text-[15px] font-medium"
        >
          {t(SIDE_WORDS[sideOf(half, view)])}
        </text>
      ))}
      {BODY_SHAPES[view].flatMap((shape) =>
        (shape.isSided ? HALVES : (['right'] as const)).map((half) => {
          const side = shape.isSided ? sideOf(half, view) : null
          return (
            <Part
              key={`${shape.area} ${half}`}
              shape={shape}
              half={half}
              isChosen={isMarked(chosen, shape.area, side)}
              isFocused={focused === shape.area}
              place={side ? `${shape.area} ${side}` : shape.area}
              onPick={onPick && (() => onPick({ area: shape.area, side }))}
            />
          )
        }),
      )}
    </svg>
  )
}

function isMarked(chosen: Place | null, area: BodyArea, side: Half | null): boolean {
  if (chosen?.area !== area) return false
  return side === null || chosen.side === null || chosen.side === 'both' || chosen.side === side
}

type PartProps = {
  shape: BodyShape
  place: string
  half: Half
  isChosen: boolean
  isFocused: boolean
  onPick: (() => void) | undefined
}

/** Room for a finger around what is seen, in the units of the picture. */
const REACH = 15

function Part({ shape: { path, at }, place, half, isChosen, isFocused, onPick }: PartProps) {
  const [x, y] = at
  return (
    <g
      data-place={place}
      transform={half === 'left' ? 'scale(-1 1)' : undefined}
      onClick={onPick}
      className={`group ${onPick ? 'cursor-pointer' : ''}`}
    >
      <path
        d={path}
        strokeWidth={isChosen ? 2.5 : 1}
        strokeLinejoin="round"
        className={`transition-colors ${
          isChosen
            ? 'fill-brand stroke-brand'
            : `fill-line stroke-line-strong ${onPick ? 'group-hover:fill-brand-soft group-hover:stroke-brand' : ''}`
        }`}
      />
      {isFocused && (
        <path
          d={path}
          strokeWidth={3}
          strokeDasharray="5 3"
          strokeLinejoin="round"
          className="fill-none stroke-ink"
        />
      )}
      {isChosen && (
        <path
          d="M-4 0L-1 3.2L4.4-3.4"
          transform={`translate(${x} ${y})${half === 'left' ? ' scale(-1 1)' : ''}`}
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-brand-ink"
        />
      )}
      {onPick && <path d={path} strokeWidth={REACH} className="fill-transparent stroke-transparent" />}
    </g>
  )
}

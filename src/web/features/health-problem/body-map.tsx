import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { BODY_AREA_NAMES, type BodyArea, SIDED_AREAS, SIDES } from '#domain/health-problem/body-area.ts'
import { AREA_WORDS, SIDE_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import { problemFormMessages } from '#domain/health-problem/problem-form-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { BodyFigure, type Place } from './body-figure.tsx'
import { placeWords } from '#domain/health-problem/problem-words.ts'

type BodyMapProps = {
  place: Place | null
  onPlace: (place: Place) => void
  /** Whoever chooses it has it. */
  isOwn: boolean
  problem: Message | undefined
}

const VIEWS = ['front', 'back'] as const
/** No shape of the body stands for them. */
const PLAIN_AREAS: readonly BodyArea[] = ['unspecified', 'several']

/**
 * Where an injury is: pressed on a body, or chosen along it with the arrow keys, or from a list. The radios are what a form
 * and a screen reader know; `area` and `side` are their names.
 */
export function BodyMap({ place, onPlace, isOwn, problem }: BodyMapProps) {
  const { t } = useLingui()
  const id = useId()
  const [focused, setFocused] = useState<BodyArea | null>(null)
  const choose = (area: BodyArea) =>
    onPlace({ area, side: SIDED_AREAS.includes(area) ? (place?.side ?? null) : null })
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="grid gap-4">
      <legend className="mb-1.5 text-[15px] font-semibold">{t(problemFormMessages.where)}</legend>
      <p role="status" className="-mb-2 text-[15px] font-medium text-brand">
        {place ? (
          placeWords(place, t)
        ) : (
          <span className="font-normal text-ink-3">{t(problemFormMessages.notChosen)}</span>
        )}
      </p>
      {/* Above the body: below it, a phone would not show it. */}
      {problem && (
        <p role="alert" id={`${id}-problem`} className="-mb-2 text-sm font-medium text-bad">
          {t(problem)}
        </p>
      )}
      <div className="rounded-m border border-line bg-bg px-2 pt-3 pb-4">
        <div className="relative mx-auto grid max-w-[420px] grid-cols-2 gap-x-2">
          {VIEWS.map((view) => (
            <div key={view}>
              <p className="mb-1 text-center text-sm font-semibold text-ink-2">
                {t(problemFormMessages[view])}
              </p>
              <BodyFigure view={view} chosen={place} focused={focused} onPick={onPlace} />
            </div>
          ))}
          {BODY_AREA_NAMES.filter((area) => !PLAIN_AREAS.includes(area)).map((area) => (
            <input
              key={area}
              type="radio"
              name="area"
              value={area}
              aria-label={t(AREA_WORDS[area])}
              checked={place?.area === area}
              onChange={() => choose(area)}
              onFocus={({ target }) => setFocused(target.matches(':focus-visible') ? area : null)}
              onBlur={() => setFocused(null)}
              className="sr-only top-0"
            />
          ))}
        </div>
        <p className="mt-2 text-center text-sm text-ink-3">
          {t(isOwn ? problemFormMessages.ownSides : problemFormMessages.athletesSides)}
        </p>
        <div className="mx-auto mt-3 grid max-w-[420px] grid-cols-2 gap-2">
          {PLAIN_AREAS.map((area) => (
            <label key={area} className={choiceLook}>
              <input
                type="radio"
                name="area"
                value={area}
                checked={place?.area === area}
                onChange={() => choose(area)}
                className="size-5 shrink-0"
              />
              {t(AREA_WORDS[area])}
            </label>
          ))}
        </div>
      </div>
      {place && SIDED_AREAS.includes(place.area) && <SideChoice place={place} onPlace={onPlace} />}
      <SelectField
        label={t(problemFormMessages.fromList)}
        value={place?.area ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value as BodyArea)}
      >
        {!place && <option value="">{t(problemFormMessages.notChosen)}</option>}
        {BODY_AREA_NAMES.map((area) => (
          <option key={area} value={area}>
            {t(AREA_WORDS[area])}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}

export const choiceLook =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-m border border-control bg-surface px-3.5 py-1.5 text-[15px] leading-tight transition-colors [overflow-wrap:anywhere] hover:border-ink-3 has-checked:border-brand has-checked:bg-brand-soft'

function SideChoice({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const { t } = useLingui()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold">{t(problemFormMessages.whichSide)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {SIDES.map((side) => (
          <label key={side} className={choiceLook}>
            <input
              type="radio"
              name="side"
              value={side}
              checked={place.side === side}
              onChange={() => onPlace({ ...place, side })}
              className="size-5 shrink-0"
            />
            {t(SIDE_WORDS[side])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

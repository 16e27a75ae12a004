import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MatrixRow } from '#domain/check-in/squad-matrix.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { TRAINING_TYPE_LABELS } from '#domain/training-session/training-session.ts'
import { unitLoadOf } from '#domain/training-session/unit-load.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Badge } from '#web/ui/badge.tsx'

type ResponseDetailsProps = {
  row: MatrixRow
  /** What of them was corrected, at the end. */
  corrections: ReactNode
}

/** Every answer in full: ratings as a read-only row of 1 to 5, texts as they were written. */
export function ResponseDetails({ row: { athlete, cells }, corrections }: ResponseDetailsProps) {
  const { t } = useLingui()
  const { responses, AM, PM, lateSessions } = athlete
  const texts = responses.filter(({ metricType }) => metricType === 'text')
  return (
    <div className="px-4 pt-2 pb-5 sm:px-6 sm:ps-[4.5rem]">
      {responses.some(({ isLate }) => isLate) && (
        <p className="mb-3">
          <ArrivedLate />
        </p>
      )}
      <dl className="grid gap-x-10 gap-y-3 xl:grid-cols-2">
        {responses
          .filter(({ metricType }) => metricType === 'rating')
          .map(({ id, metricId, metricTitle, rating }) => (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              <dt className="leading-snug [overflow-wrap:anywhere]">
                <bdi>{metricTitle}</bdi> <Usually usual={cells.get(metricId)?.usual} />
              </dt>
              <dd>
                <RatingRow title={metricTitle} rating={rating} />
              </dd>
            </div>
          ))}
      </dl>
      {texts.map(({ id, metricTitle, text }) => (
        <figure key={id} className="mt-4 border-s-[3px] border-line-strong ps-3">
          <figcaption className="text-[13px] text-ink-3">
            <bdi>{metricTitle}</bdi>
          </figcaption>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        </figure>
      ))}
      <dl className="mt-4 grid gap-1 text-[15px]">
        {(
          [
            ['AM', t`Morning (AM)`, AM],
            ['PM', t`Afternoon (PM)`, PM],
          ] as const
        ).map(([slot, name, session]) => (
          <div key={slot} className="flex gap-x-3">
            <dt className="w-28 shrink-0 text-ink-3">{name}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
              {sentence(session, t)}
              {lateSessions.includes(slot) && <ArrivedLate />}
            </dd>
          </div>
        ))}
      </dl>
      {corrections}
    </div>
  )
}

function Usually({ usual }: { usual: number | null | undefined }) {
  const { tenths } = useWriting()
  if (usual === null || usual === undefined) return null
  const mean = tenths(usual)
  return (
    <span className="text-[13px] whitespace-nowrap text-ink-3">
      <Trans>usually {mean}</Trans>
    </span>
  )
}

function ArrivedLate() {
  return (
    <Badge tone="warn">
      <Trans>Arrived late</Trans>
    </Badge>
  )
}

function sentence(session: AthleteDay['AM'], t: (message: Message) => string): string {
  if (session === null) return t(msg('Not reported'))
  if (session.kind === 'rested') return t(msg('Rest'))
  const { trainingType, rpe, durationMin } = session
  const type = t(TRAINING_TYPE_LABELS[trainingType])
  const load = unitLoadOf(session)
  return t(msg('{type}, RPE {rpe}, {durationMin} min, load {load, number}', { type, rpe, durationMin, load }))
}

const VALUES = [1, 2, 3, 4, 5]

type RatingRowProps = { title: string; rating: number | null }

/** The athlete's own buttons, to look at. */
function RatingRow({ title, rating }: RatingRowProps) {
  const { t } = useLingui()
  const label = rating === null ? t`${title}: no answer of 5` : t`${title}: ${rating} of 5`
  return (
    <span role="img" aria-label={label} className="inline-flex gap-[3px]">
      {VALUES.map((value) => (
        <span
          key={value}
          aria-hidden
          className={`grid size-[26px] place-items-center rounded-s border text-[13px] tabular-nums ${value === rating ? 'border-brand bg-brand font-semibold text-brand-ink' : 'border-line-strong text-ink-3'}`}
        >
          {value}
        </span>
      ))}
    </span>
  )
}

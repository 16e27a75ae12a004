import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Audience } from '#domain/metric/metric-limits.ts'
import { dutyForAthletes, teamMessages } from '#domain/team/team-messages.ts'
import { managerQuery } from './manager-api.ts'

type WhoSeesProps = { title: string; audience: Audience }

/** Beside a question: who of the staff reads the answers to it, by name. It takes no room until it is opened. */
export function WhoSees({ title, audience }: WhoSeesProps) {
  const { t } = useLingui()
  const { data } = useQuery(managerQuery)
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const seeing = (data?.staff ?? []).filter(({ seesHealth }) => audience !== 'health' || seesHealth)
  const label = t(teamMessages.whoSees(title))
  if (seeing.length === 0) return null
  return (
    <details ref={details} className="-my-1 shrink-0 self-center">
      <summary
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        aria-label={label}
        className="grid size-7 cursor-pointer list-none place-items-center rounded-full text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <span
          aria-hidden
          className="grid size-4.5 place-items-center rounded-full border text-[12px] font-semibold"
        >
          i
        </span>
      </summary>
      <div className="absolute inset-x-0 top-full z-1 rounded-m border border-line-strong bg-raised px-4 py-3 text-sm shadow-card">
        <p className="font-semibold">{label}</p>
        <ul className="mt-1.5 grid gap-1">
          {seeing.map(({ id, fullName, duty }) => (
            <li key={id} className="flex justify-between gap-4 text-ink-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{fullName}</bdi>
              </span>
              <span className="shrink-0 text-ink-3">{t(dutyForAthletes[duty])}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

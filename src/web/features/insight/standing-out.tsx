import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { standingOutQuery } from './insight-api.ts'

/** As many as are taken in at a glance; the others are named when asked for. */
const AT_A_GLANCE = 5
const SILENT_AT_A_GLANCE = 3

const { standingOut } = insightMessages

/** The coach's second question, after who has answered: whom to talk to, and of whom nothing is heard. */
export function StandingOut({ day }: { day: string | undefined }) {
  const { t } = useLingui()
  const { data, isPending, isError, refetch } = useQuery(standingOutQuery(useTeamId(), day))
  const { athletes = [], silent = [] } = data ?? {}
  const entries = athletes.map(({ reasons, ...athlete }) => ({ ...athlete, said: reasons.join(' · ') }))
  return (
    <section
      aria-label={t(standingOut.title)}
      aria-busy={isPending}
      className="px-4 py-5 aria-busy:min-h-52 sm:px-6"
    >
      <h2 className={headingLook}>{t(standingOut.title)}</h2>
      {isPending && <Spinner className="mx-auto mt-12 size-8 text-brand" />}
      {isError && !data && <LoadFailed said={t`Who stands out could not be loaded.`} retry={refetch} />}
      {data && athletes.length === 0 && <p className="max-w-[44ch] text-ink-2">{t(standingOut.nobody)}</p>}
      <AthleteList entries={entries} shown={AT_A_GLANCE} />
      {silent.length > 0 && (
        <>
          <h3 className={`mt-4 ${headingLook}`}>{t(standingOut.silent)}</h3>
          <AthleteList entries={silent} shown={SILENT_AT_A_GLANCE} />
        </>
      )}
    </section>
  )
}

const headingLook = 'mb-1.5 text-xs font-medium tracking-wider text-ink-3 uppercase'

/** Who is silent has no mark: it may mean anything. */
type Entry = { athleteId: string; fullName: string; isUrgent?: boolean; said: string }

function AthleteList({ entries, shown }: { entries: readonly Entry[]; shown: number }) {
  const { t } = useLingui()
  const others = entries.slice(shown)
  return (
    <>
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <Athlete key={entry.athleteId} {...entry} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-center gap-2 rounded-s py-2.5 text-[15px] text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
            {t(standingOut.more(others.length))}
            <ChevronDown
              aria-hidden
              size={18}
              className="text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul>
            {others.map((entry) => (
              <Athlete key={entry.athleteId} {...entry} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Athlete({ athleteId, fullName, isUrgent, said }: Entry) {
  const { t } = useLingui()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2.5 text-[15px] leading-snug first:border-t-0">
      <span
        aria-hidden
        className={`size-2.5 ${isUrgent ? 'rounded-full bg-bad' : isUrgent === false ? 'rotate-45 rounded-[2px] bg-warn' : 'rounded-full border border-control'}`}
      />
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {isUrgent && <span className="sr-only">{t(standingOut.first)} </span>}
        <b className="font-semibold text-ink">
          <bdi>{fullName}</bdi>
        </b>{' '}
        <bdi>{said}</bdi>
      </p>
      <TextLink to={`/statistics?athlete=${athleteId}`} className="no-underline hover:underline">
        <Trans>
          View<span className="sr-only"> {fullName}</span>
        </Trans>
      </TextLink>
    </li>
  )
}

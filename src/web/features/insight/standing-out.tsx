import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { StandingOut as Athlete } from '#domain/insight/standing-out.ts'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { standingOutQuery } from './insight-api.ts'

/** As many as are taken in at a glance; the others are named when asked for. */
const AT_A_GLANCE = 4

const { standingOut } = insightMessages

/** The coach's second question, after who has answered: whom to look at. */
export function StandingOut({ day }: { day: string | undefined }) {
  const { t } = useLingui()
  const { data = [], isPending, isError, refetch } = useQuery(standingOutQuery(useTeamId(), day))
  const others = data.slice(AT_A_GLANCE)
  return (
    <section
      aria-label={t(standingOut.title)}
      aria-busy={isPending}
      className="px-4 py-5 aria-busy:min-h-52 sm:px-6"
    >
      <h2 className="mb-1.5 text-xs font-medium tracking-wider text-ink-3 uppercase">
        {t(standingOut.title)}
      </h2>
      {isPending && <Spinner className="mx-auto mt-12 size-8 text-brand" />}
      {isError && data.length === 0 && (
        <LoadFailed said={t`Who stands out could not be loaded.`} retry={refetch} />
      )}
      {!isPending && !isError && data.length === 0 && (
        <p className="max-w-[44ch] text-ink-2">{t(standingOut.nobody)}</p>
      )}
      <AthleteList athletes={data.slice(0, AT_A_GLANCE)} />
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
          <AthleteList athletes={others} />
        </details>
      )}
    </section>
  )
}

function AthleteList({ athletes }: { athletes: readonly Athlete[] }) {
  const { t } = useLingui()
  return (
    <ul>
      {athletes.map(({ athleteId, fullName, isUrgent, reasons }) => (
        <li
          key={athleteId}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2.5 text-[15px] leading-snug first:border-t-0"
        >
          <span
            aria-hidden
            className={`size-2.5 ${isUrgent ? 'rounded-full bg-bad' : 'rotate-45 rounded-[2px] bg-warn'}`}
          />
          <p className="text-ink-2 [overflow-wrap:anywhere]">
            {isUrgent && <span className="sr-only">{t(standingOut.first)} </span>}
            <b className="font-semibold text-ink">
              <bdi>{fullName}</bdi>
            </b>{' '}
            <bdi>{reasons.join(' · ')}</bdi>
          </p>
          <TextLink to={`/statistics?athlete=${athleteId}`} className="no-underline hover:underline">
            <Trans>
              View<span className="sr-only"> {fullName}</span>
            </Trans>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Standing } from './insight-api.ts'
import { useLook } from './looked-at-api.ts'
import { goingOn, LookedAtList, smallButtonLook } from './looked-at-list.tsx'

/** As many as are taken in at a glance; the others are named when asked for. */
const AT_A_GLANCE = 5
const SILENT_AT_A_GLANCE = 3

const { standingOut } = insightMessages

/** `only`: the ids of those to be named, if not all are. */
type StandingOutListProps = Standing & { only: readonly string[] | undefined }

/** Whom to talk to, who was looked at, and of whom nothing is heard. */
export default function StandingOutList({ only, mayLook, ...all }: StandingOutListProps) {
  const { t } = useLingui()
  const { look, looking } = useLook(useTeamId())
  const isMeant = ({ athleteId }: Named) => !only || only.includes(athleteId)
  const isLeaving = ({ athleteId: id }: Named) => looking.some(({ athleteId }) => athleteId === id)
  const [athletes, lookedAt] = [all.athletes.filter(isMeant), all.lookedAt.filter(isMeant)]
  const silent = all.silent.filter(isMeant)
  const entries = athletes
    .filter((athlete) => !isLeaving(athlete))
    .map(({ reasons, seen, ...athlete }) => ({
      ...athlete,
      said: reasons.join(' · '),
      onLook: mayLook ? () => look({ ...athlete, seen }) : undefined,
    }))
  const staying = lookedAt.filter((athlete) => !isLeaving(athlete))
  const lookedAtCount = staying.length + athletes.filter(isLeaving).length
  return (
    <>
      {entries.length === 0 && (
        <p className="max-w-[44ch] pb-2.5 text-ink-2">
          {t(
            lookedAtCount > 0 ? standingOut.allLookedAt : only ? standingOut.nobodyHere : standingOut.nobody,
          )}
        </p>
      )}
      <AthleteList entries={entries} shown={AT_A_GLANCE} />
      {lookedAtCount > 0 && (
        <Unfolding said={t(standingOut.lookedAt(lookedAtCount))}>
          <LookedAtList athletes={staying} onBack={mayLook ? look : undefined} />
        </Unfolding>
      )}
      {silent.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.5 text-xs font-medium tracking-wider text-ink-3 uppercase">
            {t(standingOut.silent)}
          </h3>
          <AthleteList entries={silent} shown={SILENT_AT_A_GLANCE} />
        </>
      )}
    </>
  )
}

type Named = { athleteId: string }

/** Who is silent has no mark: it may mean anything. */
type Entry = Named & { fullName: string; isUrgent?: boolean; said: string; onLook?: (() => void) | undefined }

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
        <Unfolding said={t(standingOut.more(others.length))}>
          <ul>
            {others.map((entry) => (
              <Athlete key={entry.athleteId} {...entry} />
            ))}
          </ul>
        </Unfolding>
      )}
    </>
  )
}

function Unfolding({ said, children }: { said: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-s py-2.5 text-[15px] text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {said}
        <ChevronDown
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

function Athlete({ athleteId, fullName, isUrgent, said, onLook }: Entry) {
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
      <span className="flex flex-col-reverse items-end gap-x-3 gap-y-2 sm:flex-row sm:items-baseline">
        {onLook && (
          <button type="button" className={smallButtonLook} onClick={goingOn(athleteId, onLook)}>
            <Trans>
              Looked at<span className="sr-only"> {fullName}</span>
            </Trans>
          </button>
        )}
        <TextLink to={`/statistics?athlete=${athleteId}`} className="no-underline hover:underline">
          <Trans>
            View<span className="sr-only"> {fullName}</span>
          </Trans>
        </TextLink>
      </span>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { standingOutQuery } from './insight-api.ts'
import type StandingOutList from './standing-out-list.tsx'

const loadList = () => import('./standing-out-list.tsx')
const List = lazy<ComponentType<ComponentProps<typeof StandingOutList>>>(() =>
  loadList().catch(() => ({ default: NotLoaded })),
)

type StandingOutProps = {
  day: string | undefined
  /** The ids of those to be named. Who stands out is found among the whole team all the same. */
  only?: readonly string[] | undefined
}

/** The coach's second question, after who has answered. Its list is loaded while the server is asked who is on it. */
export function StandingOut({ day, only }: StandingOutProps) {
  const { t } = useLingui()
  const { data, isPending, isError, refetch } = useQuery(standingOutQuery(useTeamId(), day))
  useEffect(() => void loadList().catch(() => undefined), [])
  return (
    <Suspense fallback={<Part isBusy>{waiting}</Part>}>
      <Part isBusy={isPending}>
        {isPending && waiting}
        {isError && !data && <LoadFailed said={t`Who stands out could not be loaded.`} retry={refetch} />}
        {data && <List {...data} only={only} />}
      </Part>
    </Suspense>
  )
}

function Part({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t(insightMessages.standingOut.title)}
      aria-busy={isBusy}
      className="px-4 py-5 aria-busy:min-h-52 sm:px-6"
    >
      <h2 tabIndex={-1} className="mb-1.5 text-xs font-medium tracking-wider text-ink-3 uppercase">
        {t(insightMessages.standingOut.title)}
      </h2>
      {children}
    </section>
  )
}

const waiting = <Spinner className="mx-auto my-12 size-8 text-brand" />

const NotLoaded = () => <Trans>Check your connection and load the page again.</Trans>

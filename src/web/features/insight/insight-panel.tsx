import { useQuery } from '@tanstack/react-query'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Refused } from '#web/ui/refused.ts'
import { insightsQuery, type Subject } from './insight-api.ts'
import { BasedOn, InsightCard, PlaceholderCards, SampleCard } from './insight-card.tsx'

type InsightPanelProps = { subject: Subject; isOpen: boolean }

export function InsightPanel({ subject, isOpen }: InsightPanelProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...insightsQuery(useTeamId(), subject),
    enabled: isOpen,
  })
  if (data?.source === 'none') return <SampleCard />

  const isLoading = !data && !error
  const factsOfAll = data?.insights.every(({ basedOn }) => basedOn.length === 0) ? data.basedOn : []
  return (
    <section aria-label={insightMessages.button} className="grid gap-4">
      <header className="flex items-center justify-between gap-4">
        <div role="status" className="min-w-0">
          {isLoading ? (
            <>
              <h3 className="text-[17px]">{insightMessages.loading.title}</h3>
              <p className="mt-1 text-[15px] text-ink-2">{insightMessages.loading.text}</p>
            </>
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="text-[17px]">{insightMessages.button}</h3>
              {data?.source === 'local' && <Badge>{insightMessages.computedLocally}</Badge>}
            </div>
          )}
        </div>
        <Button busy={(isLoading || isFetching) && insightMessages.asking} onClick={() => void refetch()}>
          {insightMessages.askAgain}
        </Button>
      </header>
      {data && data.notAgreed > 0 && (
        <p className="text-[15px] text-ink-2 [overflow-wrap:anywhere]">
          {whyNotTold(subject, data.source, data.notAgreed)}
        </p>
      )}
      {error && (
        <Banner tone="bad" hint={error instanceof Refused ? error.message : insightMessages.failed}>
          {insightMessages.errorTitle}
        </Banner>
      )}
      {isLoading && <PlaceholderCards />}
      {data && (
        <ul className="grid gap-3">
          {data.insights.map((insight) => (
            <InsightCard key={`${insight.area} ${insight.trend}`} insight={insight} />
          ))}
        </ul>
      )}
      <BasedOn facts={factsOfAll} />
      {data?.source === 'provider' && (
        <p className="text-[13px] text-ink-3">{insightMessages.writtenByProvider}</p>
      )}
    </section>
  )
}

function whyNotTold(subject: Subject, source: 'provider' | 'local', count: number): string {
  const { notAgreed } = insightMessages
  if (subject !== 'team') return notAgreed.athlete(subject.fullName)
  return source === 'provider' ? notAgreed.leftOut(count) : notAgreed.team
}

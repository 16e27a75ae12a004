import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { insightsQuery, isAthlete, type Subject } from './insight-api.ts'
import { BasedOn, InsightCard, PlaceholderCards, SampleCard } from './insight-card.tsx'

type InsightPanelProps = { subject: Subject; isOpen: boolean }

export function InsightPanel({ subject, isOpen }: InsightPanelProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    ...insightsQuery(useTeamId(), subject),
    enabled: isOpen,
  })
  if (data?.source === 'none') return <SampleCard />

  const isLoading = !data && !error
  const { failure } = wordsOf(error, insightMessages.failed)
  const factsOfAll = data?.insights.every(({ basedOn }) => basedOn.length === 0) ? data.basedOn : []
  return (
    <section aria-label={t(insightMessages.button)} className="grid gap-4">
      <header className="flex items-center justify-between gap-4">
        <div role="status" className="min-w-0">
          {isLoading ? (
            <>
              <h3 className="text-[17px]">{t(insightMessages.loading.title)}</h3>
              <p className="mt-1 text-[15px] text-ink-2">{t(insightMessages.loading.text)}</p>
            </>
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="text-[17px]">{t(insightMessages.button)}</h3>
              {data?.source === 'local' && <Badge>{t(insightMessages.computedLocally)}</Badge>}
            </div>
          )}
        </div>
        <Button busy={(isLoading || isFetching) && t(insightMessages.asking)} onClick={() => void refetch()}>
          {t(insightMessages.askAgain)}
        </Button>
      </header>
      {data && data.notAgreed > 0 && (
        <p className="text-[15px] text-ink-2 [overflow-wrap:anywhere]">
          {t(whyNotTold(subject, data.source, data.notAgreed))}
        </p>
      )}
      {failure && (
        <Banner
          tone="bad"
          hint={failure.hint ? `${t(failure.message)} ${t(failure.hint)}` : t(failure.message)}
        >
          {t(insightMessages.errorTitle)}
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
        <p className="text-[13px] text-ink-3">{t(insightMessages.writtenByProvider)}</p>
      )}
    </section>
  )
}

function whyNotTold(subject: Subject, source: 'provider' | 'local', count: number): Message {
  const { notAgreed } = insightMessages
  if (isAthlete(subject)) return notAgreed.athlete(subject.fullName)
  return source === 'provider' ? notAgreed.leftOut(count) : notAgreed.team
}

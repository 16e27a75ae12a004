import { z } from '@hono/zod-openapi'
import { describeFact } from '#domain/insight/describe-fact.ts'
import type { Fact } from '#domain/insight/fact.ts'
import { type Insight, type LocalInsight, MAX_INSIGHTS } from '#domain/insight/insight.ts'

const BasedOn = z.array(z.string())

export const InsightReply = z.object({
  source: z.enum(['provider', 'local']),
  insights: z
    .array(
      z
        .object({ area: z.string(), trend: z.string(), recommendation: z.string(), basedOn: BasedOn })
        .openapi({
          description: 'With its own facts if it was computed here',
        }),
    )
    .max(MAX_INSIGHTS),
  basedOn: BasedOn.openapi({ description: 'The facts a provider was told; none of them names anybody' }),
})
export type InsightReply = z.infer<typeof InsightReply>

export const localReply = (insights: readonly LocalInsight[]): InsightReply => ({
  source: 'local',
  insights: insights.map((insight) => ({ ...insight, basedOn: insight.basedOn.map(describeFact) })),
  basedOn: [],
})

export const providerReply = (insights: readonly Insight[], facts: readonly Fact[]): InsightReply => ({
  source: 'provider',
  insights: insights.map((insight) => ({ ...insight, basedOn: [] })),
  basedOn: facts.map(describeFact),
})

import { metricMessages } from '#domain/messages/metric-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

export async function addStarterSet(): Promise<Failure | undefined> {
  const answer = await ask(api.metrics['starter-set'].$post())
  if (answer === 'unreachable' || !answer.ok) return failureOf(answer, metricMessages.ours.starterSetFailed)
}

import { useQueryClient } from '@tanstack/react-query'
import { metricMessages } from '#domain/messages/metric-messages.ts'
import { STARTER_SET } from '#domain/metric/starter-set.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { addStarterSet } from './add-starter-set.ts'
import { metricsQuery } from './metrics-query.ts'

/** For a team that is asked nothing yet. */
export function StarterSetOffer({ onAdded }: { onAdded: (news: string) => void }) {
  const queryClient = useQueryClient()
  const { failure, busy, onSubmit } = useSubmit({
    check: () => ({}),
    send: async () => {
      const failed = await addStarterSet()
      await queryClient.invalidateQueries(metricsQuery)
      if (failed) return { failure: failed }
      onAdded(metricMessages.ours.starterSetAdded)
    },
    fallback: metricMessages.ours.starterSetFailed,
  })
  return (
    <form onSubmit={onSubmit} className="grid justify-items-start gap-4 py-4">
      <p className="text-ink-2">
        Your athletes are asked nothing yet. Create your own metrics, or begin with the usual five, each rated
        from 1 to 5:
      </p>
      <ul className="flex flex-wrap gap-2">
        {STARTER_SET.map(({ title }) => (
          <li key={title} className="rounded-full border border-line px-3 py-1 text-sm font-medium">
            {title}
          </li>
        ))}
      </ul>
      <FailureBanner failure={failure} />
      <Button type="submit" busy={busy && 'Adding...'}>
        Add starter set
      </Button>
    </form>
  )
}

import { environmentManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { metricsQuery } from './metric-api.ts'

const MINUTE_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

test('metrics that nobody looks at are kept for an hour, and no longer', async () => {
  vi.useFakeTimers()
  // On a server the library would keep everything.
  environmentManager.setIsServer(() => false)
  const client = new QueryClient()
  const none = { metrics: [], archived: [] }
  const asked = vi.fn<() => Promise<typeof none>>(async () => none)
  const ask = () => client.fetchQuery({ ...metricsQuery('t'), queryFn: asked })
  await ask()
  await vi.advanceTimersByTimeAsync(59 * MINUTE_MS)
  await ask()
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
})

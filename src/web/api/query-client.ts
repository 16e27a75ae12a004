import { QueryClient } from '@tanstack/react-query'

// Our own code tells an unreachable server from a refusal, so a query must run even if the device says it is offline.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 30_000, retry: 1 },
    mutations: { networkMode: 'always' },
  },
})

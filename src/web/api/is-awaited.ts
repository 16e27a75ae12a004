import type { UseQueryResult } from '@tanstack/react-query'

type Asked = Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'isFetched'>

/**
 * Waited for, so that nothing changes its place once it is seen; but no longer than until a first attempt has failed, and
 * never again: what was drawn meanwhile may hold what somebody types.
 */
export const isAwaited = ({ isLoading, failureCount, isFetched }: Asked) =>
  isLoading && failureCount === 0 && !isFetched

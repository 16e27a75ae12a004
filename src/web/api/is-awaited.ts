import type { UseQueryResult } from '@tanstack/react-query'

/** Waited for, so that nothing changes its place once it is seen; but no longer than until a first attempt has failed. */
export const isAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>) =>
  isLoading && failureCount === 0

import { useSearchParams } from 'react-router'
import { useHydrated } from './use-now.ts'

const none = new URLSearchParams()

/** The query of the address; empty during hydration, since the page was prerendered without one. */
export function usePageQuery(): URLSearchParams {
  const [params] = useSearchParams()
  return useHydrated() ? params : none
}

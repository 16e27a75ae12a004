import { useSearchParams } from 'react-router'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { paramsOf, type View, viewFrom } from './view.ts'

/** `show` can be undone by the back button; `adjust`, for what is typed, can't. */
export function useView() {
  const view = viewFrom(usePageQuery())
  const [, setParams] = useSearchParams()
  const change = (to: View, replace: boolean) =>
    setParams(paramsOf({ ...view, ...to }), { replace, preventScrollReset: true })
  return {
    view,
    show: (to: View) => change(to, false),
    adjust: (to: View) => change(to, true),
  }
}

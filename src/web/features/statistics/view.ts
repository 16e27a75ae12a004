import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { LOAD_METHODS, type LoadMethod } from '#domain/statistics/statistics-filter.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'
import { isSquadOrder, type SquadOrder } from './squad/squad-order.ts'

/** What the page shows, as its address says it: a view can be bookmarked, reloaded and gone back to. */
export type View = {
  /** An athlete's id, or all of them. */
  athlete?: string | undefined
  /** Without them the last 30 days, also tomorrow. */
  from?: LocalDay | undefined
  to?: LocalDay | undefined
  /** The Monday it begins on; without one the athlete's latest week. */
  week?: LocalDay | undefined
  method?: LoadMethod | undefined
  order?: SquadOrder | undefined
  /** Whom the athlete is compared with: another one's id, or the middle of the team. */
  compare?: string | undefined
}

export const ALL_ATHLETES = 'all'
export const TEAM_MIDDLE = 'middle'

export function viewFrom(params: URLSearchParams): View {
  const text = (name: string) => params.get(name) ?? undefined
  const method = LOAD_METHODS.find((known) => known === params.get('method'))
  const order = params.get('order')
  return {
    athlete: text('athlete'),
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
    week: dayFrom(params.get('week')),
    method,
    order: order !== null && isSquadOrder(order) ? order : undefined,
    compare: text('compare'),
  }
}

/** The address with a view changed; what else it says stays. */
export function withView(params: URLSearchParams, change: View): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

function dayFrom(text: string | null): LocalDay | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/u.test(text)) return undefined
  const date = new Date(text)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isDay ? (text as LocalDay) : undefined
}

/** `show` can be undone by the back button; `adjust`, for what is typed, can't. */
export function useView() {
  const view = viewFrom(usePageQuery())
  const router = useContext(DataRouterContext)?.router
  const [, setParams] = useSearchParams()
  const change = (to: View, replace: boolean) => {
    // Not the address that was rendered: two changes may come quicker than a page, and the second keeps the first.
    const { location, navigation } = router!.state
    const { search } = navigation.location ?? location
    return setParams(withView(new URLSearchParams(search), to), { replace, preventScrollReset: true })
  }
  return {
    view,
    show: (to: View) => change(to, false),
    adjust: (to: View) => change(to, true),
  }
}

import { PAGE_BUDGETS_KIB } from '#tests/support/page-budgets.ts'
import { pageBytes } from '#tests/support/page-bytes.ts'
import { routesOf } from '#tests/support/page-scripts.ts'
import { markdownTable } from '../report/markdown-table.ts'

/** What each route of the built app loads, whether it is needed at once or later. */
export function pageBytesTable(): string {
  const limits = new Map<string, number>(PAGE_BUDGETS_KIB)
  const rows = routesOf().map((route) => {
    const { total, scripts } = pageBytes(route)
    const limit = limits.get(route)
    return [route, total.toLocaleString('en-US'), String(scripts.length), limit ? `${limit} KiB` : '']
  })
  return markdownTable(['route', 'gzipped bytes', 'files', 'at most'], rows)
}

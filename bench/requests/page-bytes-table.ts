import { brotliCompressSync } from 'node:zlib'
import { PAGE_BUDGETS_KIB } from '#tests/support/page-budgets.ts'
import { pageBytes } from '#tests/support/page-bytes.ts'
import { routesOf, scriptsOf } from '#tests/support/page-scripts.ts'
import { markdownTable } from '../report/markdown-table.ts'

/** What each route of the built app loads, whether it is needed at once or later. */
export function pageBytesTable(): string {
  const limits = new Map<string, number>(PAGE_BUDGETS_KIB)
  const rows = routesOf().map((route) => {
    const { total, scripts } = pageBytes(route)
    const limit = limits.get(route)
    const figures = [total.toLocaleString('en-US'), brotliBytes(route).toLocaleString('en-US')]
    return [route, ...figures, String(scripts.length), limit ? `${limit} KiB` : '']
  })
  return markdownTable(['route', 'gzipped bytes', 'as Brotli', 'files', 'gzipped at most'], rows)
}

const bytesAsBrotli = new Map<string, number>()

/** As a browser asks for them, of an HTTPS address. */
function brotliBytes(route: string): number {
  return scriptsOf(route).reduce((sum, { path, content }) => {
    const bytes = bytesAsBrotli.get(path) ?? brotliCompressSync(content).length
    bytesAsBrotli.set(path, bytes)
    return sum + bytes
  }, 0)
}

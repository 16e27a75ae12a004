import { createServer, request } from 'node:http'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { median } from '../bench/report/median.ts'
import { markdownTable } from '../bench/report/markdown-table.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer } from '#tests/support/server-process.ts'

const PAGES = ['/', '/login', '/register', '/privacy-policy']
const RUNS = 3
const WANTED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof WANTED
const CATEGORIES = Object.keys(WANTED) as Category[]

/** With these a navigation changes its process, and Lighthouse believes in a headless shell that it was broken off. */
const LOST_TO_HEADLESS = ['cross-origin-opener-policy', 'referrer-policy']

const publicPort = await freePort()
const origin = `http://127.0.0.1:${publicPort}`
const server = await startServer({ env: { LOG_LEVEL: 'warn', PUBLIC_ORIGIN: origin } })
const front = frontOf(server.origin).listen(publicPort, '127.0.0.1')
try {
  const rows: string[][] = []
  for (const page of PAGES) {
    const runs: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(origin + page))
    const scores = CATEGORIES.map((category) => median(runs.map((run) => run.scores[category])))
    if (CATEGORIES.some((category, index) => scores[index]! < WANTED[category])) process.exitCode = 1
    for (const problem of new Set(runs.flatMap((run) => run.problems))) console.error(`${page}: ${problem}`)
    rows.push([page, ...scores.map(String)])
  }
  console.log(`\n${markdownTable(['page', ...CATEGORIES], rows)}\n`)
  console.log(`An emulated phone, the median of ${RUNS}. Wanted: ${Object.values(WANTED).join(', ')}.`)
} finally {
  front.closeAllConnections()
  front.close()
  await server.stop()
}

function frontOf(target: string) {
  return createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const forwarded = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !LOST_TO_HEADLESS.includes(name))
      outgoing.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept))
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
}

/** In a browser of its own, so that no run finds what another has cached. */
async function measure(url: string) {
  const { executablePath, args, env } = findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No report')
    const { categories, audits } = result.lhr
    const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
    const failed = (category: Category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => `${category}: ${audits[id]?.title}`)
    return {
      scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<
        Category,
        number
      >,
      problems: CATEGORIES.flatMap(failed),
    }
  } finally {
    await browser.close()
  }
}

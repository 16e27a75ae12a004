import type { Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { filledPostgres } from '../data/filled-postgres.ts'
import { machine } from '../report/machine.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { median } from '../report/median.ts'
import { report } from '../report/report.ts'
import { answerDay } from '../rush/answer-day.ts'
import type { Person } from '../scenario.ts'
import { startOnPostgres } from '../target/start-on-postgres.ts'
import type { Target } from '../target/target.ts'
import { onDevice, type View } from './on-device.ts'

export const PAGES = 'pages'

const RUNS = 5
const SEASON = { teams: 1, metrics: 10, days: 30 }
const TIMES_SLOWER = 4
const SLOW_PHONE: View = { width: 390, height: 844, timesSlower: TIMES_SLOWER }
const SLOW_LAPTOP: View = { width: 1440, height: 900, timesSlower: TIMES_SLOWER }
const LAPTOP: View = { ...SLOW_LAPTOP, timesSlower: 1 }

const FIRST_VIEWS: { path: string; askedBy: Role; what: string }[] = [
  { path: '/athlete/dashboard', askedBy: 'athlete', what: 'Daily Check-in' },
  { path: '/manager/dashboard', askedBy: 'manager', what: 'Daily Responses' },
  { path: '/statistics', askedBy: 'manager', what: 'Statistics' },
]

type Interaction = { what: string; view: View; press: (page: Page) => Promise<void> }

const responses = (page: Page) => page.getByRole('region', { name: 'Daily Responses' })
const pressName = (page: Page) => responses(page).getByRole('rowheader').getByRole('button').first().click()
const pressHead = (page: Page) => responses(page).getByRole('columnheader').getByRole('button').nth(2).click()

const INTERACTIONS: Interaction[] = [
  { what: 'a line is opened, on a slow phone', view: SLOW_PHONE, press: pressName },
  { what: 'a line is opened, on a laptop', view: LAPTOP, press: pressName },
  { what: 'a question orders, on a laptop', view: LAPTOP, press: pressHead },
  { what: 'a line is opened, on a slow laptop', view: SLOW_LAPTOP, press: pressName },
  { what: 'a question orders, on a slow laptop', view: SLOW_LAPTOP, press: pressHead },
]

/** What the first view of the heaviest pages costs a slow phone, and how long the matrix of 200 athletes takes to paint what was pressed. */
export async function benchPages(command: string) {
  const postgres = await startPostgres()
  try {
    const firstViews = await onTeamOf(24, (target) => measureFirstViews(target))
    const interactions = await onTeamOf(200, (target) => measureInteractions(target))
    report(
      PAGES,
      [
        markdownTable(['first view, team of 24', 'script ms', 'all tasks ms'], firstViews),
        markdownTable(['of 200 athletes', 'to the next paint, ms', `slowest of ${RUNS}`], interactions),
      ],
      `${await machine(postgres.adminUrl)}; slow is a processor ${TIMES_SLOWER} times slower, first views too; median of ${RUNS}; \`${command}\``,
    )
  } finally {
    await postgres.stop()
  }

  async function onTeamOf<T>(athletes: number, measure: (target: Target<'ours'>) => Promise<T>): Promise<T> {
    const target = await startOnPostgres(
      'ours',
      'ours',
      await filledPostgres(postgres, { ...SEASON, athletes }),
    )
    try {
      // One is left, whose form is still open.
      for (const athlete of target.people.athlete.slice(1)) await answerDay(target.origin, athlete)
      return await measure(target)
    } finally {
      await target.stop()
    }
  }
}

async function measureFirstViews({ origin, people }: Target<'ours'>): Promise<string[][]> {
  const lines: string[][] = []
  for (const { path, askedBy, what } of FIRST_VIEWS) {
    const runs: { script: number; task: number }[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(
        await onDevice(
          { origin, person: first(people[askedBy]), view: SLOW_PHONE, path },
          async (page, spent) => {
            await page.getByText(what).first().waitFor()
            return spent()
          },
        ),
      )
    lines.push([
      path,
      ...(['script', 'task'] as const).map((part) => median(runs.map((run) => run[part])).toFixed(0)),
    ])
  }
  return lines
}

async function measureInteractions({ origin, people }: Target<'ours'>): Promise<string[][]> {
  const person = first(people.manager)
  const lines: string[][] = []
  for (const { what, view, press } of INTERACTIONS) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(
        await onDevice({ origin, person, view, path: '/manager/dashboard' }, async (page) => {
          await press(page)
          await page.waitForFunction(() => window.interactions.length > 0)
          return Math.max(...(await page.evaluate(() => window.interactions)))
        }),
      )
    lines.push([what, median(runs).toFixed(0), Math.max(...runs).toFixed(0)])
  }
  return lines
}

const first = (people: Person[]): Person => people[0]!

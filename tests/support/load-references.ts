import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { repositoryRoot } from './repository-root.ts'

/** Numbers that others published; the README there says whose they are. */
const KEPT = 'tests/reference'
/** All of theirs, which is too much to keep here. */
const WHOLE = '../shared/reference/science'

type Value = number | string | null | undefined
type Compare = (what: string, ours: Value, theirs: Value, tolerance?: number) => void

const counts = new Map<string, number>()

/** What `check` compares beyond its tolerance, one readable line each: with what is kept here, and with all of it where it is at hand. */
export function missesIn<File extends keyof LoadReferences>(
  file: File,
  check: (content: LoadReferences[File], compare: Compare) => void,
): string[] {
  return referencesAtHand(file).flatMap((content) => {
    const misses: string[] = []
    let count = 0
    check(content as LoadReferences[File], (what, ours, theirs, tolerance = 0) => {
      count += 1
      if (!isNear(ours, theirs, tolerance)) misses.push(`${what}: ours ${ours}, theirs ${theirs}`)
    })
    counts.set(file.slice(0, 2), count)
    return count === 0 ? [`${file}: nothing to compare`] : misses
  })
}

/** What is kept of a file first, then the whole of it. */
export const referencesAtHand = (file: string): unknown[] =>
  [KEPT, WHOLE]
    .map((folder) => join(repositoryRoot, folder, file))
    .filter((path, index) => index === 0 || existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))

export function comparedInAll(): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const perFile = [...counts].map(([file, count]) => `file ${file}: ${count}`).join(', ')
  return `note: load references: ${total} values compared (${perFile})`
}

function isNear(ours: Value, theirs: Value, tolerance: number): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number') return Math.abs(ours - theirs) <= tolerance
  return ours === theirs && ours !== undefined
}

type LoadReferences = {
  '01_soccermon_weekly.json': Soccermon
  '02_soccermon_edges.json': Edges
  '03_foster2001_table5.json': Foster
  '04_r_acwr_package.json': RPackage
  '05_pmdata_sessions.json': Pmdata
  '07_coupling.json': Coupling
}

type Soccermon = {
  players: {
    player: string
    first_date: LocalDay
    daily_load: number[]
    published_on_sundays: {
      week_end: LocalDay
      atl: number
      ctl28: number
      acwr_coupled28: number
      monotony: number
      strain: number
      ctl28_seven_days_earlier: number
      acwr_uncoupled4_from_published: number | null
    }[]
  }[]
}
type EdgeWeek = { date: string; last7: number[]; monotony: number; strain: number }
type Edges = {
  cases: Record<string, EdgeWeek[]>
  highest_monotony: EdgeWeek[]
  sample_sd_rows: { rows: { date: string; last7: number[]; monotony_published_sample_sd: number }[] }
}
type FosterWeek = {
  daily: Record<string, number>
  weekly_load: number
  mean: number
  sd_population: number
  monotony_population: number
  strain_population: number
}
type Foster = {
  sessions: { day: string; rpe: number; minutes: number }[]
  our_convention_from_printed_loads: FosterWeek
  our_convention_from_rpe_x_minutes: FosterWeek
}
type RSeries = {
  first_date: LocalDay
  load: number[]
  ewma_acute: number[]
  ewma_chronic: number[]
  ewma_acwr?: number[]
  rac_acwr_coupled_from_day_29?: number[]
  weeks_base_R?: { week: number; mean: number; sd_sample: number; mono_sample: number }[]
}
type RPackage = { package_dataset: Record<string, RSeries>; soccermon_series: Record<string, RSeries> }
type Pmdata = {
  tolerance: number
  participants: {
    participant: string
    sessions: [LocalDay, number, number][]
    weeks: {
      week_start: LocalDay
      week_end: LocalDay
      weekly_load: number
      mean: number
      sd_population: number
      monotony: number
      strain: number
      acwr_uncoupled4: number | null
      zone_uncoupled4: string | null
      compliance_28d: number
    }[]
  }[]
}
type Coupling = { cases_from_r_package_dataset: { weeks_oldest_first: number[]; coupled_package: number }[] }

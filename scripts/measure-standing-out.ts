import { readFileSync } from 'node:fs'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { athleteFacts } from '#domain/insight/athlete-facts.ts'
import {
  ANSWER_LOOK_BACK_DAYS,
  type AthleteRecord,
  type RatingAnswer,
  REPORT_LOOK_BACK_DAYS,
} from '#domain/insight/athlete-record.ts'
import { reasonsAmong } from '#domain/insight/reason.ts'
import { standingOut } from '#domain/insight/standing-out.ts'
import { english } from '#domain/language/english.ts'
import type { DayReport } from '#domain/load/day-records.ts'

// How many of a real team would stand out each day, and how often one who does still does on the next (docs/decisions/0034).

const DATA = '../shared/reference/science/data'
const QUESTIONS = ['fatigue', 'mood', 'sleep_quality', 'soreness', 'stress']

type Player = { team: string; reports: Map<LocalDay, DayReport>; ratings: RatingAnswer[] }
type Players = Map<string, Player>
type Row = Record<string, string>

function rowsOf(file: string): Row[] {
  const lines = readFileSync(`${DATA}/${file}`, 'utf8').trim().split('\n')
  const [names, ...rows] = lines.map((line) => line.trim().split(','))
  return rows.map((cells) => Object.fromEntries(names!.map((name, at) => [name, cells[at] ?? ''])))
}

function playerIn(players: Players, name: string): Player {
  const player = players.get(name) ?? { team: name.split('_')[0]!, reports: new Map(), ratings: [] }
  players.set(name, player)
  return player
}

function addLoad({ reports }: Player, date: LocalDay, load: number) {
  const day = reports.get(date) ?? { date, load: 0, sessions: 0 }
  reports.set(date, { date, load: day.load + load, sessions: day.sessions + (load > 0 ? 1 : 0) })
}

/** The first answer of a day counts. */
function addRatings({ ratings }: Player, date: LocalDay, row: Row) {
  if (ratings.some((rating) => rating.date === date)) return
  for (const title of QUESTIONS.filter((question) => row[question] !== '')) {
    ratings.push({ metricId: title, title, date, rating: Math.round(Number(row[title])) })
  }
}

function soccermon(): Players {
  const players: Players = new Map()
  for (const row of rowsOf('soccermon_daily.csv')) {
    const [player, date] = [playerIn(players, row['player']!), row['date'] as LocalDay]
    if (row['daily_load'] !== '') addLoad(player, date, Number(row['daily_load']))
    addRatings(player, date, row)
  }
  return players
}

/** Sixteen people who are no team; here they are taken for one. */
function pmdata(): Players {
  const players: Players = new Map()
  const dayIn = (moment: string) => moment.slice(0, 10) as LocalDay
  const member = ({ participant }: Row) => playerIn(players, `PMData_${participant}`)
  for (const row of rowsOf('pmdata_srpe.csv').filter(({ rpe, duration_min }) => rpe && duration_min)) {
    addLoad(member(row), dayIn(row['end_date_time']!), Number(row['rpe']) * Number(row['duration_min']))
  }
  for (const row of rowsOf('pmdata_wellness.csv')) {
    addRatings(member(row), dayIn(row['effective_time_frame']!), row)
  }
  return players
}

/** As the server reads it. */
function recordOn(today: LocalDay, { reports, ratings }: Player): AthleteRecord {
  const reported = [...reports.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const answered = ratings.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const upTo = <Entry extends { date: LocalDay }>(entries: Entry[], days: number) =>
    entries.filter(({ date }) => date <= today && date >= addDays(today, -days))
  const isKnown = ({ date }: { date: LocalDay }) => date <= today
  return {
    today,
    recordedSince: reported.find(isKnown)?.date ?? null,
    lastReported: reported.findLast(isKnown)?.date ?? null,
    answeredSince: answered.find(isKnown)?.date ?? null,
    lastAnswered: answered.findLast(isKnown)?.date ?? null,
    reports: upTo(reported, REPORT_LOOK_BACK_DAYS),
    ratings: upTo(answered, ANSWER_LOOK_BACK_DAYS),
    notes: [],
    absences: [],
  }
}

/** A team of fewer says nothing of shares. */
const MIN_PRESENT = 5

function measure(players: Players) {
  const all = [...players]
  const days = [...new Set(all.flatMap(([, { ratings }]) => ratings.map(({ date }) => date)))].toSorted()
  const shares: number[] = []
  const counts = { days: 0, named: 0, followed: 0, repeated: 0 }
  for (const team of new Set(all.map(([, player]) => player.team))) {
    let before = new Set<string>()
    for (const today of days) {
      const present = all.filter(
        ([, player]) =>
          player.team === team &&
          (player.reports.has(today) || player.ratings.some(({ date }) => date === today)),
      )
      if (present.length < MIN_PRESENT) {
        before = new Set()
        continue
      }
      const members = present.map(([name, player]) => ({
        athleteId: name,
        fullName: name,
        reasons: reasonsAmong(athleteFacts(recordOn(today, player))),
        isLookedAt: false,
      }))
      const named = new Set(standingOut(members, english).map(({ athleteId }) => athleteId))
      const followed = present.filter(([name]) => before.has(name))
      counts.days += present.length
      counts.named += named.size
      counts.followed += followed.length
      counts.repeated += followed.filter(([name]) => named.has(name)).length
      shares.push(named.size / present.length)
      before = named
    }
  }
  shares.sort((a, b) => a - b)
  const at = (share: number) => english.percent(100 * shares[Math.floor((shares.length - 1) * share)]!)
  return {
    'athlete-days': english.whole(counts.days),
    named: english.percent((100 * counts.named) / counts.days),
    'of a team, median': at(0.5),
    'nine days in ten at most': at(0.9),
    'most on a day': at(1),
    'again on the next day': english.percent((100 * counts.repeated) / counts.followed),
  }
}

console.table({ SoccerMon: measure(soccermon()), PMData: measure(pmdata()) })

import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { profiles } from '#database/schema/profiles.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'

let sleep: string
let notes: string
let formerMetric: string

test.beforeAll(async ({ season }) => {
  const { ida, bo, eve, stranger, app } = season
  await app.db.system.update(profiles).set({ fullName: '=Bo, "the fast"' }).where(eq(profiles.id, bo.id))
  // Further apart than what is read at once, and in the other order.
  await log(season, ida, ['2026-11-14', 'PM', 9, 30], ['2026-10-01', 'AM', 5, 60], ['2026-10-01', 'PM', 0, 0])
  await log(season, bo, ['2026-10-01', 'AM', 1, 20])
  await log(season, eve, ['2026-10-01', 'AM', 7, 77])
  sleep = await addMetric(season, 'Sleep')
  notes = await addMetric(season, 'Notes', 'text')
  formerMetric = await addMetric(season, 'Of a former coach', 'rating', stranger.team.id)
  await answer(season, ida, sleep, ['2026-10-01', 4])
  await answer(season, ida, notes, ['2026-10-01', '=1+1\r\n"sore", all over'])
  await answer(season, ida, formerMetric, ['2026-10-02', 5])
})

type Table = 'sessions' | 'responses' | 'load'
const RANGE = 'from=2026-10-01&to=2026-11-18'

/** As bytes, for decoding would swallow the mark at the beginning. */
async function download(season: Season, reader: Someone, table: Table, query = '') {
  const isStaff = [season.coach, season.stranger].includes(reader)
  const folder = isStaff ? `/api/teams/${reader.team.id}/statistics` : '/api/statistics'
  const response = await fetch(`${season.app.origin}${folder}/${table}.csv?${RANGE}${query}`, {
    headers: { Cookie: cookieHeader(reader.cookies), Connection: 'close' },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, text: bytes.toString('utf8') }
}

const linesOf = async (season: Season, reader: Someone, table: Table, query?: string) =>
  (await download(season, reader, table, query)).text.split('\r\n').slice(1, -1)

describe('a download', () => {
  test.for(['sessions', 'responses', 'load'] as const)(
    'of %s is a file in UTF-8 with its mark',
    async (table, { season }) => {
      const { status, headers, text } = await download(season, season.coach, table)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(headers.get('Content-Disposition')).toBe(
        `attachment; filename="martas-team_${table}_2026-10-01_2026-11-18.csv"`,
      )
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(text.startsWith('\uFEFFathlete_id,athlete,date,')).toBe(true)
      expect(text.endsWith('\r\n')).toBe(true)
    },
  )

  test('of sessions has a row for each session and each declared rest of the team', async ({ season }) => {
    const { ida, bo, coach } = season
    const { text } = await download(season, coach, 'sessions')
    const [headings] = text.slice(1).split('\r\n')
    expect(headings).toBe(
      'athlete_id,athlete,date,session,answer,training_type,rpe,duration_min,unit_load,late',
    )
    expect(await linesOf(season, coach, 'sessions')).toEqual([
      `${bo.id},"'=Bo, ""the fast""",2026-10-01,AM,trained,Strength/Power,1,20,20,no`,
      `${ida.id},Ida,2026-10-01,AM,trained,Strength/Power,5,60,300,no`,
      `${ida.id},Ida,2026-10-01,PM,rested,,,,0,no`,
      `${ida.id},Ida,2026-11-14,PM,trained,Strength/Power,9,30,270,no`,
    ])
  })

  test('of loads has what they come to on each day on record, today once it is reported', async ({
    season,
  }) => {
    const { ida, bo, coach } = season
    const { text } = await download(season, coach, 'load')
    const [headings] = text.slice(1).split('\r\n')
    expect(headings).toBe(
      'athlete_id,athlete,date,reported,daily_load,weekly_load,chronic_load,acwr,judgement,zone,monotony,strain,days_reported_of_7,days_reported_of_28',
    )
    const lines = await linesOf(season, coach, 'load')
    const on = ({ id }: Someone, date: string) =>
      lines
        .find((line) => line.startsWith(`${id},`) && line.includes(`,${date},`))
        ?.split(',')
        .slice(-11)
    // 300 on one day of seven: a mean of 42.857 over a deviation of 104.978
    expect(on(ida, '2026-10-01')?.join()).toBe('yes,300,300,,,short-record,none,0.41,122.47,1,0')
    expect(on(ida, '2026-10-03')?.join()).toBe('no,,300,,,short-record,none,0.41,122.47,1,0')
    // 270 after four weeks of which nothing is reported
    expect(on(ida, '2026-11-14')?.join()).toBe('yes,270,270,0,,days-missing,none,0.41,110.23,1,0')
    expect(on(bo, '2026-11-17')?.join()).toBe('no,,0,0,,days-missing,none,,,0,0')
    // The 18th is today, of which nothing is reported yet.
    expect(lines).toHaveLength(2 * 48)
    expect(on(bo, '2026-11-18')).toBeUndefined()
  })

  test('of responses keeps quotes and line breaks, and no formula', async ({ season }) => {
    const { ida, coach } = season
    const { text } = await download(season, coach, 'responses')
    expect(text.slice(1)).toBe(
      [
        'athlete_id,athlete,date,metric_id,metric,type,rating,text,late',
        `${ida.id},Ida,2026-10-01,${notes},Notes,text,,"'=1+1\r\n""sore"", all over",no`,
        `${ida.id},Ida,2026-10-01,${sleep},Sleep,rating,4,,no`,
        '',
      ].join('\r\n'),
    )
  })

  test('may be of one athlete', async ({ season }) => {
    const { bo, coach } = season
    expect(await linesOf(season, coach, 'sessions', `&athleteId=${bo.id}`)).toHaveLength(1)
    expect(await linesOf(season, coach, 'responses', `&athleteId=${bo.id}`)).toEqual([])
  })

  test('is of the athlete alone who asks, answers to a former coach included', async ({ season }) => {
    const { ida } = season
    const sessions = await linesOf(season, ida, 'sessions')
    expect(sessions).toHaveLength(3)
    expect(sessions.every((line) => line.startsWith(ida.id))).toBe(true)
    const { text } = await download(season, ida, 'responses')
    expect(text).toContain(`${ida.id},Ida,2026-10-02,${formerMetric},Unknown Metric,rating,5,,no`)
  })

  test('holds nothing of another team', async ({ season }) => {
    const { stranger, eve } = season
    expect(await linesOf(season, stranger, 'sessions')).toEqual([
      `${eve.id},Eve,2026-10-01,AM,trained,Strength/Power,7,77,539,no`,
    ])
    expect(await linesOf(season, stranger, 'responses')).toEqual([])
  })

  test('is compressed on its way', async ({ season }) => {
    expect((await download(season, season.coach, 'sessions')).headers.get('Content-Encoding')).toBe('gzip')
  })

  test('that the database breaks off does not look complete', async ({ season }) => {
    const { db } = season.app
    const read = db.read.bind(db)
    let reads = 0
    vi.spyOn(db, 'read').mockImplementation((...calls) =>
      ++reads < 4 ? read(...calls) : Promise.reject(new Error('the connection is gone')),
    )
    onTestFinished(() => void vi.restoreAllMocks())
    await expect(download(season, season.coach, 'sessions')).rejects.toThrow()
    expect(reads).toBe(4)
  })
})

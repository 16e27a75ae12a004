import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { type LiveStream, openLiveStream } from '#tests/support/live-stream.ts'
import { type Someone, someone } from '#tests/support/someone.ts'
import { inviteFrom } from '#tests/support/team-calls.ts'
import { dayBefore } from '../data/season-days.ts'

const ATHLETES = 24
const PAGES = ['/', '/login', '/athlete/dashboard', '/manager/dashboard', '/statistics', '/team', '/account']
const SEASON = new URLSearchParams({ from: dayBefore(120), to: dayBefore(0) })

/**
 * All that a team does in a day, one after the other and some at once: everybody registers, joins and shows a photo; opens the app, which goes on
 * listening, and answers; the coach looks after each of them, in the evening at the season too, and everybody signs in once more.
 */
export async function clubDay(origin: string) {
  const coach = await someone(origin, { role: 'manager', timeZone: 'UTC' })
  const { metrics } = must(201, await coach.team.post('/metrics/starter-set'))
  const open: LiveStream[] = [await openLiveStream(origin, coach)]
  const athletes: Someone[] = []
  const photo = await photoOfAPhone()
  for (let n = 0; n < ATHLETES; n++) {
    const athlete = await someone(origin, { timeZone: 'UTC' })
    must(200, await athlete.post('/api/join', { code: await inviteFrom(coach) }))
    await showPhoto(origin, athlete, photo)
    open.push(await openLiveStream(origin, athlete))
    athletes.push(athlete)
  }
  await Promise.all(
    athletes.map(async (athlete) => {
      for (const page of PAGES) must(200, await athlete.get(page))
      must(200, await athlete.get('/api/day'))
      must(200, await athlete.post('/api/day/submissions', submission(metrics)))
      must(200, await athlete.get(`/api/statistics/athlete?${SEASON}`))
      must(200, await coach.team.get('/day'))
      must(200, await coach.team.get('/athletes'))
    }),
  )
  for (const athlete of athletes) {
    must(200, await coach.team.get(`/statistics/athlete?athleteId=${athlete.id}&${SEASON}`))
    must(200, await athlete.signIn(athlete.email))
    must(200, await athlete.get('/api/account/export'))
  }
  for (const file of ['squad', 'squad-weeks', 'sessions.csv', 'load.csv', 'responses.csv'])
    must(200, await coach.team.get(`/statistics/${file}?${SEASON}`))
  for (const stream of open) stream.close()
}

function must<Body>(status: number, reply: { status: number; body: Body }): Body {
  if (reply.status === status) return reply.body
  throw new Error(`The day went wrong: ${reply.status} ${JSON.stringify(reply.body)}`)
}

/** Twelve megapixels of noise, which no camera would make lighter. */
async function photoOfAPhone(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const create = { width: 4032, height: 3024, channels: 3 as const, background: 'white', noise }
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 70 }).toBuffer())
}

async function showPhoto(origin: string, { cookies }: Someone, photo: Uint8Array<ArrayBuffer>) {
  const headers = { Cookie: cookieHeader(cookies), 'Content-Type': 'image/jpeg' }
  const { status } = await fetch(`${origin}/api/avatar`, { method: 'PUT', body: photo, headers })
  if (status !== 200) throw new Error(`No photo was taken: ${status}`)
}

const submission = (metrics: { id: string; type: string }[]) => ({
  key: randomUUID(),
  day: dayBefore(0),
  givenAt: new Date().toISOString(),
  answers: metrics.map(({ id, type }) =>
    type === 'text'
      ? { metricId: id, kind: 'text', text: 'Slept well, legs a little heavy after yesterday.' }
      : { metricId: id, kind: 'rating', rating: 4 },
  ),
  AM: { kind: 'trained', trainingType: 'strength_power', rpe: 7, durationMin: 75 },
  PM: { kind: 'rested' },
})

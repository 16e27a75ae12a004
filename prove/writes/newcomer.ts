import { randomUUID } from 'node:crypto'
import type { Reply } from '#tests/support/client.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { picture } from '#tests/support/pictures.ts'
import type { Ledger } from './ledger.ts'
import { newPerson, type Person, registering, signingIn } from './people.ts'
import { joining, type Team } from './team.ts'
import { type Step, stepByStep, type Writer } from './writer.ts'

const HOUR_MS = 60 * 60 * 1000
export const TRAINED = { kind: 'trained', trainingType: 'strength_power', rpe: 6, durationMin: 60 }
export const RESTED = { kind: 'rested' }

/**
 * One athlete after the other: registers, signs in, joins, answers today in parts and two days before at once, as a device
 * that was offline does, takes another name and a picture. A step that went unanswered is taken again, with the same key.
 */
export function newcomers(ledger: Ledger, team: Team, origin: string): Writer {
  return stepByStep(() => stepsOf(ledger, team, newPerson(origin, 'athlete')))
}

function stepsOf(ledger: Ledger, team: Team, athlete: Person): Step[] {
  const ratings = team.metricIds.map((metricId) => ({ metricId, kind: 'rating', rating: 4 }))
  const fullName = `Renamed ${randomUUID()}`
  // In the middle of that part of the day before yesterday which is less than 48 hours ago.
  const hoursOfToday = (Date.now() / HOUR_MS) % 24
  return [
    () => registering(ledger, athlete),
    () => signingIn(ledger, athlete),
    () => joining(ledger, team, athlete),
    submitting(ledger, athlete, 0, { answers: ratings }),
    submitting(ledger, athlete, 0, { AM: TRAINED }),
    submitting(ledger, athlete, 0, { PM: RESTED }),
    submitting(ledger, athlete, 24, { answers: ratings, AM: RESTED, PM: TRAINED }),
    submitting(ledger, athlete, 36 + hoursOfToday / 2, { AM: TRAINED }),
    () =>
      ledger.write({
        kind: 'name',
        key: athlete.email,
        value: fullName,
        send: () => athlete.put('/api/account/name', { fullName }),
      }),
    () => ledger.write({ kind: 'avatar', key: athlete.id, send: () => putPicture(athlete) }),
  ]
}

type Parts = { answers?: { metricId: string }[]; AM?: object; PM?: object }

export function submitting(ledger: Ledger, athlete: Person, hoursAgo: number, parts: Parts): Step {
  const givenAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
  const day = givenAt.slice(0, 10)
  const key = randomUUID()
  return () => {
    const { answers = [], AM, PM } = parts
    const sessions = [...(AM ? ['AM'] : []), ...(PM ? ['PM'] : [])]
    return ledger.write({
      kind: 'submission',
      key,
      with: [
        ...answers.map(({ metricId }) => ({
          kind: 'answer' as const,
          key: `${athlete.id} ${day} ${metricId}`,
        })),
        ...sessions.map((slot) => ({ kind: 'session' as const, key: `${athlete.id} ${day} ${slot}` })),
      ],
      send: () =>
        athlete.post('/api/day/submissions', { key, athleteId: athlete.id, day, givenAt, ...parts }),
    })
  }
}

let png: Promise<Buffer> | undefined

async function putPicture({ origin, cookies, address }: Person): Promise<Reply> {
  png ??= picture(300, 300).toBuffer()
  const response = await fetch(`${origin}/api/avatar`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/png',
      'X-Forwarded-For': address,
      Connection: 'close',
      Cookie: cookieHeader(cookies),
    },
    body: new Uint8Array(await png),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}

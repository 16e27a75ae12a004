import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { TeamDay } from '#domain/check-in/team-day.ts'
import type { Someone } from '#tests/support/someone.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'
import { expect } from './fixtures.ts'
import { athleteOf, coachOn } from './team.ts'

type Server = { origin: string }

/** A coach who asks for two ratings. */
export async function askingCoach(server: Server): Promise<Someone> {
  const coach = await coachOn(server)
  for (const title of ['Sleep', 'Mood']) await ask(coach, title)
  return coach
}

export async function ask(coach: Someone, title: string) {
  expect((await coach.team.post('/metrics', { title, type: 'rating' })).status).toBe(201)
}

/** An athlete of the coach, with a picture: nothing stands between them and the form. */
export async function answeringAthlete(coach: Someone, server: Server, fullName = 'Ida Lind') {
  const athlete = await athleteOf(coach, server, fullName)
  expect((await uploadPicture(server.origin, athlete)).status).toBe(200)
  return athlete
}

export async function rate(page: Page, title: string, rating: string) {
  await page.getByRole('radiogroup', { name: title }).getByRole('radio', { name: rating }).check()
}

export async function submitCheckIn(page: Page) {
  await rate(page, 'Sleep', '4 good')
  await rate(page, 'Mood', '2 poor')
  await submit(page, 'Submit Daily Check-in')
}

export async function submitRest(page: Page, slot: 'AM' | 'PM') {
  const title = slot === 'AM' ? 'Morning Session (AM)' : 'Afternoon Session (PM)'
  await page.getByRole('region', { name: title }).getByRole('radio', { name: 'No' }).check()
  await submit(page, `Submit ${slot} Session`)
}

/** What was submitted folds up: until then what is below may move away under a press. */
async function submit(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await button.click()
  await expect(button).toBeHidden()
}

/** The whole day of an athlete: Sleep 4, Mood 2, a session in the morning and rest in the afternoon. */
export async function answerTheDay(athlete: Someone) {
  const { body } = await athlete.get('/api/day')
  const { day } = body as { day: { day: string; metrics: { id: string; title: string }[] } }
  const reply = await athlete.post('/api/day/submissions', {
    key: randomUUID(),
    day: day.day,
    givenAt: new Date().toISOString(),
    answers: day.metrics.map(({ id, title }) => ({
      metricId: id,
      kind: 'rating',
      rating: title === 'Sleep' ? 4 : 2,
    })),
    AM: { kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 },
    PM: { kind: 'rested' },
  })
  expect(reply.status).toBe(200)
}

/** What the coach reads about an athlete's day: ratings by title, and both sessions. */
export async function seenByCoach(coach: Someone, athlete: Someone) {
  const { body } = await coach.team.get('/day')
  const found = (body as TeamDay).athletes.find(({ athleteId }) => athleteId === athlete.id)
  return {
    ratings: (found?.responses ?? []).map(({ metricTitle, rating }) => `${metricTitle} ${rating}`).toSorted(),
    AM: found?.AM?.kind ?? null,
    PM: found?.PM?.kind ?? null,
  }
}

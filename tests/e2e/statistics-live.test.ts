import { randomUUID } from 'node:crypto'
import { answeringAthlete, askingCoach } from './answering-team.ts'
import { expect, test } from './fixtures.ts'
import { analysis, weekTable } from './statistics-page.ts'
import { be } from './team.ts'

test(
  'what an athlete submits is in the figures at once',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server, 'Ida Lind')
    await be(page, coach)
    await page.goto(`/statistics?athlete=${athlete.id}`)
    await expect(page.getByText('No training load data available for the selected period.')).toBeVisible()

    const { body } = await athlete.get('/api/day')
    const { day } = body as { day: { day: string; metrics: { id: string }[] } }
    const reply = await athlete.post('/api/day/submissions', {
      key: randomUUID(),
      day: day.day,
      givenAt: new Date().toISOString(),
      answers: day.metrics.map(({ id }) => ({ metricId: id, kind: 'rating', rating: 4 })),
      AM: { kind: 'trained', trainingType: 'competition', rpe: 9, durationMin: 90 },
      PM: { kind: 'rested' },
    })
    expect(reply.status).toBe(200)
    await expect(weekTable(page).getByText('810').first()).toBeVisible()
    await expect(analysis(page).getByRole('definition').first()).toContainText('810')
    await expect(page.getByRole('heading', { name: 'Sleep - Trend Over Time' })).toBeVisible()
  },
)

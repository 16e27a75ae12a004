import { addDays } from '#domain/calendar/local-day.ts'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { analysis, chart } from './statistics-page.ts'
import { be, beInstead, colleagueOf } from './team.ts'
import { enterAbsence, KNEE, reportProblem, todayOf } from './team-health.ts'

test('days out and an injury are marked on the charts, for the athlete and for those of the staff who may know', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await answerTheDay(ida)
  const today = await todayOf(coach)
  await enterAbsence(coach, ida, { status: 'out', firstDay: addDays(today, -5) })
  await reportProblem(ida, { ...KNEE, beganOn: addDays(today, -6) })

  for (const [reader, said] of [
    [coach, ', Out, Knee, left'],
    [ida, ', Out, Knee, left'],
    [await colleagueOf(coach, server, 'coach', 'Carl'), ', Out'],
  ] as const) {
    await (reader === coach ? be(page, reader) : beInstead(page, reader))
    await page.goto(`/statistics${reader === ida ? '' : `?team=${coach.team.id}&athlete=${ida.id}`}`)
    await expect(analysis(page)).toContainText('6 of the last 28 days out.')
    for (const name of ['Acute and Chronic Load', 'Sleep - Trend Over Time']) {
      await expect(chart(page, name)).toHaveAttribute('aria-valuetext', new RegExp(`[^,]${said}$`))
    }
    await expectNothingWrong(page, 'main')
  }
})

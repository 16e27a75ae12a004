import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff } from './intercept.ts'
import { haveMetrics, openMetrics } from './metrics-dialog.ts'
import { teamIdOf } from './team.ts'

test.describe('with metrics', { tag: '@any-viewport' }, () => {
  test.beforeEach(async ({ signedIn, complaints }) => {
    for (const failure of ['status of', 'net::ERR']) complaints.tolerate(failure, '/api/teams/*/metrics')
    await signedIn('manager')
  })

  test('a title is needed', async ({ page }) => {
    const { form } = await openMetrics(page)
    await form.getByLabel('Title').fill('   ')
    await form.getByRole('button', { name: 'Create Metric' }).click()
    await expect(form.getByRole('alert')).toHaveText(['Enter a title'])
    await expect(form.getByLabel('Title')).toBeFocused()
  })

  test('a metric that could not be created keeps what was typed', async ({ page }) => {
    const { form, rows } = await openMetrics(page)
    const attempt = async () => {
      await form.getByRole('button', { name: 'Create Metric' }).click()
      await expect(form.getByLabel('Title')).toHaveValue('Mood')
      await expect(form.getByLabel('Description')).toHaveValue('How are you?')
      await expect(form.getByLabel('Type')).toHaveValue('text')
    }
    await form.getByLabel('Title').fill('Mood')
    await form.getByLabel('Description').fill('How are you?')
    await form.getByLabel('Type').selectOption('Text')

    await answerGarbage(page, 'POST', '/api/teams/*/metrics', 502)
    await attempt()
    await expect(form.getByRole('alert')).toHaveText(['Failed to create metric. Please try again.'])
    await cutOff(page, 'POST', '/api/teams/*/metrics')
    await attempt()
    await expect(form.getByRole('alert')).toContainText('An unexpected error occurred. Please try again.')
    await page.unrouteAll()
    await form.getByRole('button', { name: 'Create Metric' }).click()
    await expect(rows).toContainText(['Mood'])
  })

  test('a metric that could not be deleted stays, with the reason', async ({ page, context }) => {
    await haveMetrics(context, ['Mood'])
    const { dialog, rows, question } = await openMetrics(page)
    await dialog.getByRole('button', { name: 'Delete Mood' }).click()
    const refuse = (status: number, body: object | string) =>
      page.route('/api/teams/*/metrics/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })
          : route.fallback(),
      )
    const refused = (code: string, message: string) => ({ code, message, requestId: 'r' })
    for (const [status, body, alert] of [
      [
        503,
        refused('metric-answers-stayed', 'Nothing was deleted. Please try again.'),
        'Failed to delete metric responses: Nothing was deleted. Please try again.',
      ],
      [
        500,
        refused('unexpected', 'Something went wrong on our side. Please try again.'),
        'Failed to delete metric: Something went wrong on our side. Please try again.',
      ],
      [502, 'Gateway', 'An unexpected error occurred while deleting the metric'],
    ] as const) {
      await refuse(status, body)
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(question.getByRole('alert')).toHaveText([alert])
    }
    await page.unrouteAll()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows).toContainText(['Mood'])
    await dialog.getByRole('button', { name: 'Delete Mood' }).click()
    await expect(question.getByRole('alert')).toBeHidden()
    // Once it is deleted, nobody can say any more how many have answered it.
    await expect(question).toContainText('Nobody on your team has answered it.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(0)
  })

  test('a metric that another tab deletes is simply gone, and the question about it too', async ({
    page,
    context,
  }) => {
    await haveMetrics(context, ['Mood', 'Sleep'])
    const { dialog, rows, question } = await openMetrics(page)
    await dialog.getByRole('button', { name: 'Delete Mood' }).click()
    const path = `/api/teams/${await teamIdOf(page)}/metrics`
    const { metrics } = await (await context.request.get(path)).json()
    await expect(question).toContainText('Nobody on your team has answered it.')
    expect((await context.request.delete(`${path}/${metrics[0].id}`)).status()).toBe(204)
    await expect(question).toBeHidden()
    await expect(rows).toContainText(['Sleep'])
    await expect(rows).toHaveCount(1)
  })

  test('a renaming that could not be saved keeps what was typed', async ({ page, context }) => {
    await haveMetrics(context, ['Mood'])
    const { dialog } = await openMetrics(page)
    await dialog.getByRole('button', { name: 'Rename Mood' }).click()
    const renaming = dialog.getByRole('form', { name: 'Rename Mood' })
    await renaming.getByLabel('Title').fill('Feeling')
    await cutOff(page, 'PATCH', '/api/teams/*/metrics/*')
    await renaming.getByRole('button', { name: 'Save' }).click()
    await expect(renaming.getByRole('alert')).toContainText(
      'The metric could not be saved. Please try again.',
    )
    await expect(renaming.getByLabel('Title')).toHaveValue('Feeling')
  })

  test('metrics that could not be loaded can be asked for again', async ({ page }) => {
    await answerGarbage(page, 'GET', '/api/teams/*/metrics', 502)
    await page.goto('/manager/dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'Metrics' }).click()
    const dialog = page.getByRole('dialog', { name: 'Manage Metrics' })
    await expect(dialog.getByRole('alert')).toContainText('Your metrics could not be loaded.')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('0/10 metrics used')).toBeVisible()
  })
})

import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { haveMetrics, openMetrics, TEN } from './metrics-dialog.ts'

test('a coach begins with the starter set, adds a metric, renames, archives and deletes one', async ({
  page,
  signedIn,
}) => {
  await signedIn('manager')
  const { dialog, form, rows, question } = await openMetrics(page)

  await test.step('the guide has four steps', async () => {
    const guide = dialog.getByRole('region', { name: 'Quick Start Guide' })
    await expect(guide.getByRole('listitem')).toHaveCount(4)
    await expect(dialog.getByText('0/10 metrics used')).toBeVisible()
    await expect(dialog.getByText('10 remaining')).toBeVisible()
  })

  await test.step('one click, even a double one, adds five', async () => {
    const adding = await hold(page, 'POST', '/api/teams/*/metrics/starter-set')
    await dialog.getByRole('button', { name: 'Add starter set' }).dblclick()
    await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeVisible()
    adding.release()
    await expect(rows).toContainText(['Sleep quality', 'Fatigue', 'Muscle soreness', 'Stress', 'Mood'])
    expect(adding.count()).toBe(1)
    await expect(dialog.getByText('5/10 metrics used')).toBeVisible()
    await expect(dialog.getByText('5 remaining')).toBeVisible()
  })

  await test.step('a metric of the coach’s own', async () => {
    await form.getByLabel('Title').fill('  Anything else?  ')
    await form.getByLabel('Description').fill('One line is enough')
    await expect(form.getByText('A 1-5 scale for quick numerical feedback.')).toBeVisible()
    await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['Rating (1-5)', 'Text'])
    await form.getByLabel('Type').selectOption('Text')
    await expect(form.getByText('Free-form detailed responses.')).toBeVisible()
    const creating = await hold(page, 'POST', '/api/teams/*/metrics')
    await form.getByRole('button', { name: 'Create Metric' }).dblclick()
    await expect(form.getByRole('button', { name: 'Creating...' })).toBeVisible()
    creating.release()
    await expect(rows.last()).toContainText('Anything else?One line is enoughText')
    expect(creating.count()).toBe(1)
    await expect(dialog.getByText('6/10 metrics used')).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('')
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByText('A 1-5 scale for quick numerical feedback.')).toBeVisible()
  })

  await test.step('renaming', async () => {
    await rows.first().getByRole('button', { name: 'Rename Sleep quality' }).click()
    const renaming = dialog.getByRole('form', { name: 'Rename Sleep quality' })
    await expect(renaming.getByLabel('Title')).toBeFocused()
    await renaming.getByLabel('Title').fill('Sleep')
    await renaming.getByRole('button', { name: 'Save' }).click()
    await expect(rows.first().getByRole('button', { name: 'Rename Sleep' })).toBeFocused()
    await expect(rows.first()).toContainText('Sleep')
  })

  await test.step('archiving, and bringing back', async () => {
    await rows.nth(3).getByRole('button', { name: 'Delete Stress' }).click()
    await expect(question).toContainText('Archive it instead')
    await question.getByRole('button', { name: 'Archive' }).click()
    await expect(rows).toHaveCount(5)
    await expect(dialog.getByRole('heading', { name: 'Current Metrics' })).toBeFocused()
    await dialog.getByText('Archived Metrics').click()
    await dialog.getByRole('button', { name: 'Bring back Stress' }).click()
    await expect(rows.nth(3)).toContainText('Stress')
    await expect(dialog.getByText('Archived Metrics')).toBeHidden()
    await expect(dialog.getByText('6/10 metrics used')).toBeVisible()
  })

  await test.step('deleting, after a change of mind', async () => {
    await rows.nth(1).getByRole('button', { name: 'Delete Fatigue' }).click()
    await expect(question).toContainText(
      'Are you sure you want to delete the metric "Fatigue"? This action cannot be undone.',
    )
    await expect(question).toContainText('Nobody on your team has answered it.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows).toHaveCount(6)

    await rows.nth(1).getByRole('button', { name: 'Delete Fatigue' }).click()
    // Once it is deleted, nobody can say any more how many have answered it.
    await expect(question).toContainText('Nobody on your team has answered it.')
    const deleting = await hold(page, 'DELETE', '/api/teams/*/metrics/*')
    await question.getByRole('button', { name: 'Delete' }).dblclick()
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible()
    deleting.release()
    await expect(question).toBeHidden()
    expect(deleting.count()).toBe(1)
    await expect(rows).toContainText(['Sleep', 'Muscle soreness', 'Stress', 'Mood', 'Anything else?'])
    await expect(dialog.getByText('5/10 metrics used')).toBeVisible()
  })
})

test(
  'the news of a new metric shows for three seconds',
  { tag: '@any-viewport' },
  async ({ page, signedIn }) => {
    await signedIn('manager')
    await page.clock.install()
    const { form } = await openMetrics(page)
    const news = form.getByRole('status')
    await form.getByLabel('Title').fill('Mood')
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.getByRole('button', { name: 'Create Metric' }).click()
    await expect(async () => {
      await page.clock.runFor(10)
      expect(await news.allTextContents()).toEqual(['Metric created successfully!'])
    }).toPass()
    await page.clock.runFor(2900)
    await expect(news).toBeVisible()
    await page.clock.runFor(200)
    await expect(news).toBeHidden()
  },
)

test(
  'the limit is said, holds, and is lifted by a deletion',
  { tag: '@any-viewport' },
  async ({ page, context, signedIn, complaints }) => {
    complaints.tolerate('status of 409', '/api/teams/*/metrics')
    await signedIn('manager')
    await haveMetrics(context, TEN)
    const { dialog, form, rows, question } = await openMetrics(page)
    const limit = form.getByText('You have reached the maximum limit of 10 metrics')
    await expect(dialog.getByText('10/10 metrics used')).toBeVisible()
    await expect(dialog.getByText('0 remaining')).toBeVisible()
    await expect(limit).toBeVisible()

    await form.getByLabel('Title').fill('Eleven')
    await form.getByRole('button', { name: 'Create Metric' }).click()
    await expect(limit).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('Eleven')
    await expect(rows).toHaveCount(10)

    await dialog.getByRole('button', { name: 'Delete Three' }).click()
    await expect(question).toContainText('Nobody on your team has answered it.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(limit).toBeHidden()
    await form.getByRole('button', { name: 'Create Metric' }).click()
    await expect(rows.last()).toContainText('Eleven')
  },
)

test.describe('the order of metrics', () => {
  test.beforeEach(async ({ context, signedIn }) => {
    await signedIn('manager')
    await haveMetrics(context, ['One', 'Two', 'Three', 'Four'])
  })

  test('is changed with the keyboard alone, and stays', async ({ page }) => {
    let saved = 0
    page.on('response', (reply) => void (saved += reply.request().method() === 'PUT' ? 1 : 0))
    const { dialog, rows } = await openMetrics(page)
    const down = dialog.getByRole('button', { name: 'Move One down' })
    await down.focus()
    for (const expected of [
      ['Two', 'One', 'Three', 'Four'],
      ['Two', 'Three', 'One', 'Four'],
      ['Two', 'Three', 'Four', 'One'],
    ]) {
      await page.keyboard.press('Enter')
      await expect(rows).toContainText(expected)
      await expect(down).toBeFocused()
    }
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByText('One is now 4 of 4')).toBeAttached()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Move One up' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(rows).toContainText(['Two', 'Three', 'One', 'Four'])
    // It shows before it is saved, and what follows loads the page anew.
    await expect.poll(() => saved).toBe(4)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Metrics' })).toBeFocused()
    await openMetrics(page)
    await expect(rows).toContainText(['Two', 'Three', 'One', 'Four'])
  })

  test('is changed by dragging, and stays', async ({ page }) => {
    const { rows } = await openMetrics(page)
    const handle = rows.first().locator('span').first()
    await handle.scrollIntoViewIfNeeded()
    const [from, to] = [await handle.boundingBox(), await rows.nth(2).boundingBox()]
    if (!from || !to) throw new Error('the rows are not there')
    await page.mouse.move(from.x + 12, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 12, to.y + to.height * 0.75, { steps: 8 })
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await page.mouse.up()
    await expect(rows).toContainText(['Two', 'Three', 'One', 'Four'])
    await saved
    await openMetrics(page)
    await expect(rows).toContainText(['Two', 'Three', 'One', 'Four'])
  })

  test(
    'shows at once, and falls back with a word if it could not be saved',
    { tag: '@any-viewport' },
    async ({ page, complaints }) => {
      complaints.tolerate('status of 502', '/api/teams/*/metrics/order')
      const { dialog, rows } = await openMetrics(page)
      const saving = await hold(page, 'PUT', '/api/teams/*/metrics/order')
      await dialog.getByRole('button', { name: 'Move Two up' }).click()
      await expect(rows).toContainText(['Two', 'One', 'Three', 'Four'])
      await page.route('/api/teams/*/metrics/order', (route) =>
        route.fulfill({ status: 502, body: 'Gateway' }),
      )
      await dialog.getByRole('button', { name: 'Move Four up' }).click()
      await expect(rows).toContainText(['Two', 'One', 'Four', 'Three'])
      saving.release()
      await expect(page.getByText('The new order could not be saved. Please try again.')).toBeVisible()
      await expect(rows).toContainText(['Two', 'One', 'Three', 'Four'])
    },
  )
})

test(
  'Escape leaves the renaming, then the modal',
  { tag: '@any-viewport' },
  async ({ page, context, signedIn }) => {
    await signedIn('manager')
    await haveMetrics(context, ['Mood'])
    const { dialog } = await openMetrics(page)
    await dialog.getByRole('button', { name: 'Rename Mood' }).click()
    await page.keyboard.type('Nothing of this stays')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Rename Mood' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('the focus stays in the modal when a deletion takes its button away', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('manager')
  await haveMetrics(context, ['Mood', 'Sleep'])
  const { dialog, rows, question } = await openMetrics(page)
  await dialog.getByRole('button', { name: 'Delete Mood' }).focus()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(dialog.getByRole('heading', { name: 'Current Metrics' })).toBeFocused()
})

import type { Page } from '@playwright/test'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import { picture } from '#tests/support/pictures.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'
import { athleteOf, be, coachOn } from './team.ts'
import { expectNothingWrong } from './nothing-wrong.ts'

const header = (page: Page) => page.getByRole('banner')
const avatarButton = (page: Page) => header(page).getByRole('button', { name: 'Change profile picture' })
const shownPicture = (page: Page) => avatarButton(page).locator('img')
const note = (page: Page) => header(page).getByRole('status')
const toast = (page: Page, text: string) => page.getByRole('dialog', { name: text, exact: true })

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const opening = page.waitForEvent('filechooser')
  await avatarButton(page).click()
  await (await opening).setFiles({ name, mimeType, buffer })
}

const isDrawn = (page: Page) => () =>
  shownPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

for (const role of ['athlete', 'manager'] as const) {
  test(`${role}: a picture chosen in the header is there at once, and stays`, async ({ page, signedIn }) => {
    await signedIn(role)
    await page.goto('/dashboard')
    await expect(avatarButton(page)).toHaveText('MK')

    const uploading = await hold(page, 'PUT', '/api/avatar')
    const sending = page.waitForRequest((request) => request.method() === 'PUT')
    await choose(page, 'me.png', 'image/png', await picture(3200, 2400).toBuffer())
    await expect(note(page)).toHaveText('Uploading...')
    await expect(avatarButton(page)).toHaveAttribute('aria-disabled', 'true')
    await avatarButton(page).click({ force: true })
    expect((await (await sending).allHeaders())['content-type'], 'made smaller before it goes up').toBe(
      'image/jpeg',
    )
    uploading.release()

    await expect(toast(page, 'Profile picture updated')).toBeVisible()
    await expect(shownPicture(page)).toHaveAttribute('src', /^\/avatars\/.+\/small\.webp$/)
    await expect.poll(isDrawn(page)).toBe(true)
    // Drawn 36 pixels wide: 96 are enough until there are three to one.
    const dense = await page.evaluate(() => devicePixelRatio * 36 > 96)
    const file = await shownPicture(page).evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(file).toContain(dense ? '/medium.webp' : '/small.webp')
    await expect(note(page)).toBeEmpty()
    expect(uploading.count()).toBe(1)

    const first = await shownPicture(page).getAttribute('src')
    await page.reload()
    await expect(shownPicture(page)).toHaveAttribute('src', first!)

    await choose(page, 'other.jpg', 'image/jpeg', await picture(300, 300).jpeg().toBuffer())
    await expect(shownPicture(page)).not.toHaveAttribute('src', first!)
    await expect.poll(isDrawn(page)).toBe(true)
  })
}

test(
  'a new picture shows in the other tabs too, and is chosen by keyboard',
  { tag: '@any-viewport' },
  async ({ page, context, signedIn }) => {
    await signedIn('athlete')
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    await expect(avatarButton(otherTab)).toHaveText('MK')
    await page.goto('/dashboard')
    const opening = page.waitForEvent('filechooser')
    await avatarButton(page).press('Enter')
    const buffer = await picture(300, 300).toBuffer()
    await (await opening).setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await expect(shownPicture(otherTab)).toBeVisible()
  },
)

test.describe('refused with a toast, and the picture stays:', { tag: '@any-viewport' }, () => {
  test.beforeEach(async ({ page, signedIn }) => {
    await signedIn('athlete')
    await page.goto('/dashboard')
  })
  test.afterEach(({ page }) => expect(avatarButton(page)).toHaveText('MK'))

  const onlyImages = 'Only images are accepted. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.'

  for (const [what, name, mimeType, buffer, message] of [
    ['an empty file', 'me.png', 'image/png', Buffer.alloc(0), 'You must select an image to upload.'],
    ['a text', 'me.txt', 'text/plain', Buffer.from('me'), onlyImages],
    [
      'a film of nine megabytes',
      'me.gif',
      'image/gif',
      Buffer.alloc(MAX_AVATAR_BYTES + 1),
      'This image is too large. Please choose one of at most 8 MB and 50 megapixels.',
    ],
  ] as const) {
    test(`${what}, before anything is sent`, async ({ page }) => {
      const sent = await hold(page, 'PUT', '/api/avatar')
      await choose(page, name, mimeType, buffer)
      await expect(toast(page, message)).toBeVisible()
      expect(sent.count()).toBe(0)
    })
  }

  test('a drawing', async ({ page, complaints }) => {
    complaints.tolerate('status of 415', '/api/avatar')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    await choose(page, 'me.svg', 'image/svg+xml', Buffer.from(drawing))
    await expect(toast(page, onlyImages)).toBeVisible()
  })

  test('an archive that calls itself a PNG', async ({ page, complaints }) => {
    complaints.tolerate('status of 415', '/api/avatar')
    await choose(page, 'me.png', 'image/png', Buffer.from('PK\x03\x04 and so on'))
    await expect(toast(page, onlyImages)).toBeVisible()
  })

  test('anything while the server cannot be reached', async ({ page, complaints }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/avatar')
    await cutOff(page, 'PUT', '/api/avatar')
    await choose(page, 'me.png', 'image/png', await picture(300, 300).toBuffer())
    await expect(toast(page, 'Error uploading avatar')).toBeVisible()
  })

  test('anything when the answer makes no sense', async ({ page, complaints }) => {
    complaints.tolerate('status of 502', '/api/avatar')
    await answerGarbage(page, 'PUT', '/api/avatar', 502)
    await choose(page, 'me.png', 'image/png', await picture(300, 300).toBuffer())
    await expect(toast(page, 'Error uploading avatar')).toBeVisible()
  })
})

test(
  'initials stand in for a picture that does not load',
  { tag: '@any-viewport' },
  async ({ page, context, signedIn, complaints }) => {
    complaints.tolerate('', '/avatars/')
    await signedIn('athlete')
    const data = await picture(300, 300).toBuffer()
    expect(
      (await context.request.put('/api/avatar', { data, headers: { 'Content-Type': 'image/png' } })).ok(),
    ).toBe(true)
    await cutOff(page, 'GET', '/avatars/*')
    await page.goto('/dashboard')
    await expect(avatarButton(page)).toHaveText('MK')
  },
)

test('where a picture is required it can be dropped, but nothing else can', async ({ page, server }) => {
  await be(page, await athleteOf(await coachOn(server), server, 'Ida Solberg'))
  await page.goto('/dashboard')
  const question = page.getByRole('dialog', { name: 'Profile Picture Required' })
  const drop = async (content?: number[]) => {
    const dataTransfer = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer()
      const type = 'image/png'
      if (bytes) transfer.items.add(new File([new Uint8Array(bytes)], 'me.png', { type }))
      else transfer.setData('text/plain', 'me')
      return transfer
    }, content)
    await question.getByRole('button', { name: 'Choose a picture' }).dispatchEvent('drop', { dataTransfer })
  }

  await drop()
  await expect(toast(page, 'You must select an image to upload.')).toBeVisible()
  const uploading = await hold(page, 'PUT', '/api/avatar')
  await drop([...(await picture(300, 300).toBuffer())])
  await expect(question.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  uploading.release()
  await expect(question).toBeHidden()
  await expect(shownPicture(page)).toBeVisible()
})

test('axe finds nothing in the header while a picture goes up', async ({ page, signedIn }) => {
  await signedIn('manager')
  await page.goto('/dashboard')
  const uploading = await hold(page, 'PUT', '/api/avatar')
  await choose(page, 'me.png', 'image/png', await picture(300, 300).toBuffer())
  await expect(note(page)).toHaveText('Uploading...')
  await expectNothingWrong(page, 'header')
  uploading.release()
})

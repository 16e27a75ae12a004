import type { Page, Route } from '@playwright/test'
import { LOCALE_COOKIE } from '#domain/language/locale.ts'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { cutTexts } from './cut-texts.ts'
import { expect, test } from './fixtures.ts'
import { READ_AGAIN } from './intercept.ts'
import { expectRoomInHeader } from './header-room.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { HARD_WEEK } from './statistics-page.ts'
import { be } from './team.ts'

/** German has long words, Arabic runs from right to left, and the language for tests is a third longer than English. */
const LANGUAGES = ['de', 'ar', 'en-XA']
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Those of tablets and small laptops too, where the row of pages has the least room for its length. */
const HEADER_WIDTHS = [390, 768, 1024, 1280, 1440]

const soft = expect.configure({ soft: true })

/** Where it is, and what shows that all of it is there. */
type Screen = [path: string, lastToCome: string]
const OF_VISITORS: Screen[] = ['/', '/login', '/register', '/reset-password', '/terms-of-service'].map(
  (path) => [path, 'h1'],
)

/** An account that was made by the API reads English, and none can read the language for tests. */
async function withoutLanguage(route: Route) {
  const response = await route.fetch(READ_AGAIN)
  const { profile } = (await response.json()) as { profile: object | null }
  await route.fulfill({ response, json: { profile: profile && { ...profile, locale: null } } })
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale} nothing is cut, and nothing is wrong with`, { tag: '@any-viewport' }, () => {
    test.beforeEach(async ({ context, server }) => {
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: server.origin }])
    })

    test('what a visitor sees', async ({ page, complaints }) => {
      complaints.tolerate('status of 401', '/api/session')
      await expectRoomFor(page, OF_VISITORS, [])
    })

    test('what a coach sees', async ({ page, season }) => {
      await be(page, season.coach)
      const screens: Screen[] = [
        ['/manager/dashboard', 'text="Ida Lind" >> visible=true'],
        [`/statistics?athlete=all&${HARD_WEEK}`, 'table >> nth=1'],
        [`/statistics?athlete=${season.ida.id}&${HARD_WEEK}`, 'table >> nth=1'],
        [`/statistics?athlete=${season.cleo.id}&from=2025-12-10&to=2025-12-12`, 'table >> nth=2'],
        ['/manager/health', 'main h3 >> nth=2'],
        ['/team', 'h2 >> nth=5'],
        ['/account', 'h2 >> nth=5'],
      ]
      await expectRoomFor(page, screens, ['Ida Lind', season.coach.email, 'Marta Kowalczyk'])
    })

    test('what an athlete sees', async ({ page, season, server }) => {
      const athlete = await answeringAthlete(await askingCoach(server), server)
      await page.route('**/api/session', withoutLanguage)
      await be(page, athlete)
      const day: Screen = ['/athlete/dashboard', 'main [role=radiogroup]']
      await expectRoomFor(page, [day, ['/account', 'h2 >> nth=5']], [athlete.email, 'Marta Kowalczyk'])
      await answerTheDay(athlete)
      const today = new Date().toISOString().slice(0, 10)
      const corrections: Screen[] = [
        ['/athlete/correct', 'main li a'],
        [`/athlete/correct?day=${today}`, 'main select'],
        ['/athlete/health', '#open-title'],
      ]
      await expectRoomFor(page, [['/athlete/dashboard', 'main dl'], ...corrections], ['Marta Kowalczyk'])
      // Or the page's live stream would ask again between the two sessions.
      await page.goto('about:blank')
      await be(page, season.ida)
      await expectRoomFor(page, [[`/statistics?${HARD_WEEK}`, 'table >> nth=1']], ['Marta Kowalczyk'])
    })
  })

  async function expectRoomFor(page: Page, screens: Screen[], written: string[]) {
    for (const [path, lastToCome] of screens) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator(lastToCome).first()).toBeAttached()
      // Untouched, the landing page does not follow the theme of the device.
      for (const at of [1, 9]) await page.mouse.move(at, at)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await test.step(`${path} at ${size.width} px`, async () => {
          await soft.poll(() => cutTexts(page, written)).toEqual([])
          await expectNothingWrong(page)
        })
      }
      await test.step(`the header of ${path}`, () => expectRoomInHeader(page, HEADER_WIDTHS))
    }
  }
}

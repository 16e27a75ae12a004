import { msg } from '#domain/language/message.ts'
import type { Locale } from '#domain/language/locale.ts'
import { speechIn } from '#server/language/speech-in.ts'
import type { Someone } from '#tests/support/someone.ts'
import { fillRegistration, newAccount } from './account.ts'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be, coachOn, linkTo } from './team.ts'

const reads = async (person: Someone, locale: Locale) =>
  expect((await person.put('/api/account/language', { locale })).status).toBe(200)

for (const { locale, tag, direction } of [
  { locale: 'de', tag: 'de-AT', direction: 'ltr' },
  { locale: 'ar', tag: 'ar-EG', direction: 'rtl' },
] as const) {
  /** What the page says for an English text. */
  const said = (english: string, values?: Record<string, string | number>) =>
    speechIn(locale).t(msg(english, values))

  test.describe(`for somebody who reads ${locale}`, () => {
    test.use({ locale: tag })

    test('an account is made, and signed in with', async ({ page, complaints }) => {
      complaints.tolerate('status of 401', '/api/session')
      const account = newAccount({ fullName: 'Zoë Ångström', role: 'athlete' })
      await page.goto('/register')
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page).toHaveTitle(`${said('Create an account')} · Plimsoll`)
      await expectNothingWrong(page)
      await page.getByLabel(said('Full Name')).fill(account.fullName)
      await page.getByLabel(said('Email'), { exact: true }).fill(account.email)
      await page.getByLabel(said('Password'), { exact: true }).fill(account.password)
      await page.getByLabel(said('Confirm Password')).fill(account.password)
      await page.getByRole('button', { name: said('Create Account') }).click()
      await expect(page.getByRole('status')).toHaveText([
        said('Account created successfully! Please sign in to continue.'),
      ])
      await page.getByLabel(said('Password'), { exact: true }).fill('wrong')
      await page.getByRole('button', { name: said('Sign in') }).click()
      await expect(page.getByRole('alert')).toHaveText([said('Invalid email or password')])
      await page.getByLabel(said('Password'), { exact: true }).fill(account.password)
      await page.getByRole('button', { name: said('Sign in') }).click()
      await expect(page.getByRole('banner').getByText(said('Athlete'), { exact: true })).toBeVisible()
    })

    test('a link to a team of that language leads an English visitor into it', async ({
      browser,
      server,
    }) => {
      const coach = await coachOn(server)
      expect((await coach.team.send('PATCH', '', { locale })).status).toBe(204)
      const english = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })
      const page = await english.newPage()
      const account = newAccount({ fullName: 'Zoë Ångström', role: 'athlete' })
      await page.goto(await linkTo(coach))
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await page.locator('main a[href*="/register"]').click()
      await page.getByLabel(said('Full Name')).fill(account.fullName)
      await page.getByLabel(said('Email'), { exact: true }).fill(account.email)
      await page.getByLabel(said('Password'), { exact: true }).fill(account.password)
      await page.getByLabel(said('Confirm Password')).fill(account.password)
      await page.getByRole('button', { name: said('Create Account') }).click()
      // Loaded anew, the page is still in the team's language.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('Sign in'))
      await page.reload()
      await expect(page.getByLabel(said('Email'), { exact: true })).toHaveValue(account.email)
      await page.getByLabel(said('Password'), { exact: true }).fill(account.password)
      await page.getByRole('button', { name: said('Sign in') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        said('Join {team}?', { team: 'Marta Kowalczyk’s team' }),
      )
      await expectNothingWrong(page)
      await page.getByRole('button', { name: said('Join team') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('Successfully Joined Team!'))
      await expectNothingWrong(page)
      await page.goto('/account')
      await expect(page.getByRole('combobox', { name: said('Language') })).toHaveValue(locale)
      await english.close()
    })

    test('a day is answered', async ({ page, server }) => {
      const coach = await askingCoach(server)
      const athlete = await answeringAthlete(coach, server)
      await reads(athlete, locale)
      await be(page, athlete)
      await page.goto('/athlete/dashboard')
      await expect(page.getByText(said('Forms Open'))).toBeVisible()
      await expectNothingWrong(page)
      for (const title of ['Sleep', 'Mood']) {
        const rating = page.getByRole('radiogroup', { name: title })
        await rating.getByRole('radio', { name: `4 ${said('good')}` }).check()
      }
      const part = (title: string) => page.getByRole('region', { name: said(title) })
      await part('Morning Session (AM)')
        .getByRole('radio', { name: said('Yes') })
        .check()
      await part('Morning Session (AM)')
        .getByRole('radio', { name: said('Competition') })
        .check()
      await part('Afternoon Session (PM)')
        .getByRole('radio', { name: said('No'), exact: true })
        .check()
      await page.getByRole('button', { name: said('Submit All Responses') }).click()
      await expect(page.getByRole('heading', { name: said('All Done!') })).toBeVisible()
      await expectNothingWrong(page)
    })

    test('a coach sees the morning and the statistics', async ({ page, server }) => {
      const coach = await askingCoach(server)
      await answerTheDay(await answeringAthlete(coach, server))
      await reads(coach, locale)
      await be(page, coach)
      await page.goto('/manager/dashboard')
      await expect(page.getByRole('heading', { name: said('Daily Responses') })).toBeVisible()
      await expect(page.getByRole('combobox').filter({ hasText: 'UTC' })).toBeVisible()
      await expect(page.getByText('Ida Lind').filter({ visible: true }).first()).toBeVisible()
      await expectNothingWrong(page)
      await page.goto('/statistics')
      await expect(page.getByRole('region', { name: said('Squad') })).toBeVisible()
      await expectNothingWrong(page)
    })
  })
}

test.describe('a language', () => {
  test('is switched while a form is half filled, and stays chosen', async ({ page }) => {
    await page.goto('/register')
    await fillRegistration(page, newAccount({ fullName: 'Ida Solberg', role: 'manager' }))
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erstelle dein Konto')
    await expect(page.getByLabel('Voller Name')).toHaveValue('Ida Solberg')
    await expect(page.getByLabel('Passwort', { exact: true })).not.toHaveValue('')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByLabel('Sprache').selectOption('العربية')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('textbox').first()).toHaveValue('Ida Solberg')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('that is chosen for an account is spoken on every device of it', async ({
    page,
    signedIn,
    browser,
    server,
  }) => {
    const account = await signedIn('athlete')
    await page.goto('/account')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte')
    const other = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })
    const there = await other.newPage()
    await be(there, account)
    await there.goto('/account')
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Compte')
    await other.close()
  })

  test('is given to a team by its owner, on its page', async ({ page, signedIn }) => {
    await signedIn('manager')
    await page.goto('/team')
    const language = page.getByRole('combobox', { name: 'Language' })
    await expect(language).toHaveValue('en')
    await language.selectOption('Español')
    await expect(page.getByText(/changed the language of the team from English to Español\./)).toBeVisible()
    await page.reload()
    await expect(language).toHaveValue('es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

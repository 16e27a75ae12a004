import type { Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'

export type Screen = {
  name: string
  path: string
  heading: string | RegExp
  as?: Role
  /** Brings the screen into the state that is worth looking at. */
  prepare?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** Every screen there is, in the states that look different. */
export const SCREENS: Screen[] = [
  {
    name: 'landing',
    path: '/',
    heading: 'Know the load each athlete can carry.',
    // Touched, or it would not follow the theme of the device.
    prepare: async (page) => {
      await page.mouse.move(1, 1)
      await page.mouse.move(9, 9)
    },
  },
  {
    name: 'landing, with other choices',
    path: '/',
    heading: 'Know the load each athlete can carry.',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Analytics' }).check()
      await page.getByRole('radio', { name: 'Yearly' }).check()
      const menu = page.locator('summary[aria-label="Menu"]')
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'sign in', path: '/login', heading: 'Sign in' },
  { name: 'sign in after registration', path: '/login?registered=true', heading: 'Sign in' },
  { name: 'sign in before confirmation', path: '/login?confirmation=pending', heading: 'Sign in' },
  { name: 'sign in, with a toast', path: '/join', heading: 'Sign in' },
  { name: 'sign in, with problems', path: '/login', heading: 'Sign in', prepare: press('Sign in') },
  { name: 'second step', path: '/login/second-step', heading: 'Two-step sign-in' },
  { name: 'register', path: '/register', heading: 'Create your account' },
  {
    name: 'register, with problems',
    path: '/register',
    heading: 'Create your account',
    prepare: press('Create Account'),
  },
  { name: 'reset password', path: '/reset-password', heading: 'Reset Password' },
  {
    name: 'reset password, sent',
    path: '/reset-password',
    heading: 'Reset Password',
    prepare: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
      await page.getByText('spam folder').waitFor()
    },
  },
  { name: 'new password, refused', path: '/update-password', heading: 'Set New Password' },
  { name: 'new password', path: '/update-password', heading: 'Set New Password', as: 'athlete' },
  { name: 'email confirmation', path: '/auth/callback', heading: 'Confirm your email' },
  { name: 'privacy policy', path: '/privacy-policy', heading: 'Privacy Policy' },
  { name: 'terms of service', path: '/terms-of-service', heading: 'Terms of Service' },
  {
    name: 'athlete dashboard without a team',
    path: '/athlete/dashboard',
    heading: 'Welcome to Your Dashboard',
    as: 'athlete',
  },
  { name: 'join a team', path: '/join-team', heading: 'Join a team', as: 'athlete' },
  { name: 'manager dashboard', path: '/manager/dashboard', heading: /^Good /, as: 'manager' },
  { name: 'statistics', path: '/statistics', heading: 'Performance Statistics', as: 'manager' },
  { name: 'health', path: '/manager/health', heading: 'Health', as: 'manager' },
  { name: 'team', path: '/team', heading: 'Marta Kowalczyk’s team', as: 'manager' },
  { name: 'account of an athlete', path: '/account', heading: 'Account', as: 'athlete' },
  {
    name: 'account of a manager, with problems',
    path: '/account',
    heading: 'Account',
    as: 'manager',
    prepare: async (page) => {
      await press('Change email')(page)
      await press('Change password')(page)
    },
  },
  { name: 'new email confirmation', path: '/confirm-new-email', heading: 'Confirm your new email' },
  { name: 'undoing a new email', path: '/undo-email-change?token=t', heading: 'Put your address back' },
  { name: 'no more reminders', path: '/unsubscribe?token=t', heading: 'No more reminders' },
  {
    name: 'no more digests',
    path: '/unsubscribe?mails=digest&token=t',
    heading: 'No more mails when the form closes',
  },
  { name: 'own statistics', path: '/statistics', heading: 'Performance Statistics', as: 'athlete' },
]

import type { Page } from '@playwright/test'

/** What the coach sees before anything has arrived, and after the check-in has. */
export const NOTHING = { ratings: [], AM: null, PM: null }
export const CHECKED_IN = { ratings: ['Mood 2', 'Sleep 4'], AM: null, PM: null }

export const waitingLine = (page: Page) => page.getByText(/^Waiting for a connection: your answers from/)

export const waitingPart = (page: Page) => page.getByText('Waiting to be sent', { exact: true })

/** What the device keeps for an account, by what its name contains. */
export const ownItems = (page: Page, name: string) =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage).filter((key) => key.startsWith('plimsoll.of.') && key.includes(start)),
    name,
  )

import type { BrowserContext } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { startFront } from './front.ts'

export type Connection = {
  origin: string
  cut: (context: BrowserContext) => Promise<void>
  restore: (context: BrowserContext) => Promise<void>
}

/**
 * The browser reaches the server through a proxy, which the test can close. What the browser itself calls offline ends for
 * a page that is being left a moment before the page does, and in that moment the page may send.
 */
export const test = base.extend<{ connection: Connection }>({
  connection: async ({ server, complaints }, provide) => {
    // Portraits are not kept on the device: one that is asked for as the connection ends gives way to initials.
    complaints.tolerate('net::ERR_', '/avatars/')
    const front = await startFront(server.origin)
    await provide({
      origin: front.origin,
      cut: async (context) => {
        front.answer((_, outgoing) => Boolean(outgoing.destroy()))
        await context.setOffline(true)
      },
      restore: async (context) => {
        front.answer(() => false)
        await context.setOffline(false)
      },
    })
    await front.stop()
  },

  proxy: ({ connection }, provide) => provide({ server: connection.origin }),
})

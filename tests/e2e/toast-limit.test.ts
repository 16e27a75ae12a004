import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { messages } from '#scripts/messages/messages-plugin.ts'
import { expect, test } from './fixtures.ts'

/** The app has no journey that raises so many toasts, so this one drives the toaster alone. */
async function toasterScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'toaster-page.tsx'), formats: ['iife'], name: 'toasterPage' },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}

test('at most 20 toasts stand at a time, the newest ones', { tag: '@any-viewport' }, async ({ page }) => {
  await page.route('/toaster', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Toaster</title><style>[data-limited] { display: none }</style><body>',
    }),
  )
  // Time stands still, so that none leaves while they are counted.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10_000)
  await page.goto('/toaster')
  await page.addScriptTag({ content: await toasterScript() })
  await page.evaluate(() => {
    const { showToast } = window as unknown as { showToast: (tone: string, said: object) => void }
    for (let number = 1; number <= 25; number += 1) showToast('success', { message: [`Toast ${number}`] })
  })
  await expect(page.getByRole('dialog', { name: 'Toast 25' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(20)
  await expect(page.getByRole('dialog', { name: 'Toast 5', exact: true })).toBeHidden()
})

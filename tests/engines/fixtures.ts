// oxlint-disable no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { createDriver, type Driver, type Engine } from './driver.ts'
import { type EngineName, ENGINES } from './engines.ts'

type TestFixtures = {
  /** Somebody at a browser of the engine, who has never been here. */
  visitor: Driver
}
type WorkerFixtures = { engineName: EngineName; engine: Engine; server: ServerProcess }

/** What engines call an error without there being one: a server that is not there, and what is cut off by leaving a page. */
const LOST_CONNECTION =
  /\/api\/live|EventSource|ERR_CONNECTION|ERR_INCOMPLETE|NetworkError|Load failed|Importing a module script failed|A ServiceWorker intercepted the request/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Chromium', { scope: 'worker', option: true }],

  engine: [
    async ({ engineName }, provide) => {
      const engine = await ENGINES[engineName].start()
      await provide(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  server: [
    async ({}, provide) => {
      const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visitor: async ({ engine, server }, provide, info) => {
    const page = await engine.newVisitor()
    await provide(createDriver(page, server.origin))
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('screen.png'), await page.screenshot())
    }
    const complaints = page.complaints().filter((text) => !LOST_CONNECTION.test(text))
    await page.close()
    expect(complaints, 'the browser has nothing to complain about').toEqual([])
  },
})

export { expect }

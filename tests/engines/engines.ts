import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startChromium } from './chromium.ts'
import type { Engine } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

type Choice = {
  isInstalled: boolean
  /** By the names of Debian's packages. */
  install: string
  start: () => Promise<Engine>
}

const firefox = programCalled('firefox-esr') ?? programCalled('firefox')

/** Chromium comes with npm where none is installed. */
export const ENGINES = {
  Chromium: { isInstalled: true, install: 'chromium', start: startChromium },
  Firefox: {
    isInstalled: firefox !== undefined,
    install: 'firefox-esr',
    start: () => startFirefox(firefox ?? 'firefox'),
  },
  WebKit: {
    isInstalled: ['WebKitWebDriver', 'Xvfb'].every(programCalled),
    install: 'webkit2gtk-driver and xvfb',
    start: startWebKit,
  },
} satisfies Record<string, Choice>

export type EngineName = keyof typeof ENGINES
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[]

function programCalled(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

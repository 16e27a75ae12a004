import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

// The sandbox needs privileges that containers lack; the rest keeps a test run from calling home.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const NAMES = [
  // Chromium without windows, which takes the least of the machine.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** CHROMIUM_PATH, else an installed Chromium or Chrome, else the one of the npm package @sparticuz/chromium, which has none for ARM. */
export function findBrowser(): Browser {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
  const executablePath = given || installed()
  if (executablePath) return { executablePath, args: ARGS, env: {} }
  return packaged()
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS]
  return candidates.find((path) => existsSync(path))
}

function packaged(): Browser {
  const home = unpacked()
  const executablePath = join(home, 'chromium')
  const env: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') }
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' })
  if (stdout?.includes('not found')) {
    env.LD_LIBRARY_PATH = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter)
  }
  return { executablePath, args: ARGS, env }
}

function unpacked(): string {
  const packageFile = join(repositoryRoot, 'node_modules/@sparticuz/chromium/package.json')
  if (!existsSync(packageFile) || process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH.')
  }
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const home = join(repositoryRoot, '.cache', `chromium-${version}`)
  if (existsSync(home)) return home
  mkdirSync(dirname(home), { recursive: true })
  const draft = mkdtempSync(`${home}-`)
  // The package unpacks into the temporary folder of its process, and its shared libraries only where it believes to
  // be on Amazon's Linux; a process of its own lets us name both without touching this one's environment.
  const unpacking = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('@sparticuz/chromium')).default.executablePath()`],
    {
      cwd: repositoryRoot,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      encoding: 'utf8',
    },
  )
  if (unpacking.status !== 0) throw new Error(`Unpacking @sparticuz/chromium failed:\n${unpacking.stderr}`)
  try {
    renameSync(draft, home)
  } catch (error) {
    // Another process was faster; its folder is as good as ours.
    if (!existsSync(home)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
  return home
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { type Engine, type EnginePage, pathOfText, type Role, type Target } from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Without a limit, a page that hangs would keep its command waiting without end. */
const COMMAND_LIMIT_MS = 60_000
/** Shorter for what can be asked again. */
const PAGE_LIMIT_MS = 20_000
const BROWSER_LIMIT_MS = 30_000
const BROWSER_ATTEMPTS = 3
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** The elements that may have the role; the engine tells their names, since WebDriver can't search by name. */
const CANDIDATES: Record<Exclude<Role, 'text'>, string> = {
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog]',
  field: 'input, textarea, select',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  radiogroup: 'fieldset, [role=radiogroup]',
  region: 'section, [role=region]',
}

/** By WebDriver: Debian's WebKitWebDriver starts the small browser that comes with it, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  guardProcess(screen, 'SIGKILL')
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return {
    newVisitor: () => newVisitor(`:${String(display).trim()}`),
    stop: async () => {
      const exited = once(screen, 'exit')
      screen.kill()
      await exited
    },
  }
}

/** A process of the driver has one session in its life, and on a busy machine may wait in vain for its browser to come. */
async function startSession(display: string) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      // The sandbox needs privileges that containers lack.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    })
    guardProcess(driver, 'SIGKILL')
    const send = commandsTo(`http://127.0.0.1:${port}`)
    await expect(() => send('GET', '/status')).toPass({ timeout: 60_000, intervals: [50] })
    try {
      const { sessionId } = await send<{ sessionId: string }>(
        'POST',
        '/session',
        { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } },
        BROWSER_LIMIT_MS,
      )
      return { driver, send, session: `/session/${sessionId}` }
    } catch (error) {
      driver.kill('SIGKILL')
      if (attempt === BROWSER_ATTEMPTS) throw error
    }
  }
}

async function newVisitor(display: string): Promise<EnginePage> {
  const { driver, send, session } = await startSession(display)
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 })

  const complaints: string[] = []
  const evaluate = async (source: string, ...args: unknown[]) => {
    const [heard, value] = await send<[string[], unknown]>('POST', `${session}/execute/sync`, {
      script: `return [(${String(newComplaints)})(), (${source}).apply(null, arguments)]`,
      args,
    })
    complaints.push(...heard)
    return value
  }

  async function find({ role, name, within }: Target): Promise<string> {
    const scope = within ? `/element/${await find(within)}` : ''
    const search =
      role === 'text'
        ? { using: 'xpath', value: pathOfText(name) }
        : { using: 'css selector', value: CANDIDATES[role] }
    const elements = await send<{ [ELEMENT]: string }[]>('POST', `${session}${scope}/elements`, search)
    const found: string[] = []
    for (const { [ELEMENT]: id } of elements) {
      if (role === 'text' || (await nameOf(id)) === name) found.push(id)
    }
    const [only] = found
    if (!only || found.length > 1) throw new Error(`${found.length} of ${role} '${name}'`)
    return only
  }

  /** What is hidden has no name, and is answered with an error. */
  const nameOf = (id: string) =>
    send<string>('GET', `${session}/element/${id}/computedlabel`).catch(() => undefined)

  return {
    goTo: async (url) => void (await send('POST', `${session}/url`, { url }, PAGE_LIMIT_MS)),
    evaluate: async (call, ...args) => (await evaluate(String(call), ...args)) as ReturnType<typeof call>,
    click: async (target) => {
      const id = await find(target)
      if (!(await send<boolean>('GET', `${session}/element/${id}/enabled`))) throw new Error('disabled')
      // By itself it scrolls no further than to the edge, where a bar may lie over the page.
      await evaluate(String(toTheMiddle), { [ELEMENT]: id })
      await send('POST', `${session}/element/${id}/click`, {})
    },
    fill: async (target, value) => {
      const id = await find(target)
      await send('POST', `${session}/element/${id}/clear`, {})
      await send('POST', `${session}/element/${id}/value`, { text: value })
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'key', actions }] })
    },
    screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: () => complaints,
    close: async () => {
      const exited = once(driver, 'exit')
      await send('DELETE', session).catch(() => undefined)
      driver.kill()
      await exited
    },
  }
}

const commandsTo =
  (address: string) =>
  async <Value = unknown>(
    method: string,
    path: string,
    body?: object,
    limitMs = COMMAND_LIMIT_MS,
  ): Promise<Value> => {
    const command = path.replace(/.*\//, '')
    const signal = AbortSignal.timeout(limitMs)
    try {
      const reply = await fetch(address + path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        signal,
      })
      const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } }
      if (!reply.ok) throw new Error(`${command}: ${value.error} ${value.message}`)
      return value
    } catch (error) {
      throw signal.aborted ? new Error(`${command}: no answer within ${limitMs / 1000} s`) : error
    }
  }

const toTheMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Runs in the page, which WebDriver has no other way to listen to: what was complained about since the last call. */
function newComplaints(): string[] {
  const listening = window as typeof window & { heard?: string[] }
  if (listening.heard) return listening.heard.splice(0)
  const heard: string[] = (listening.heard = [])
  const log = console.error
  console.error = (...said: unknown[]) => {
    heard.push(said.map(String).join(' '))
    log(...said)
  }
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push(`refused ${blockedURI}`))
  return []
}

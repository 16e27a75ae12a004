import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { type BidiConnection, connectBidi } from './bidi-connection.ts'
import { type Engine, type EnginePage, pathOfText, type Target } from './driver.ts'

type Node = { sharedId: string; value: { localName: string } }

const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** By WebDriver BiDi, which Firefox speaks by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'plimsoll-firefox-'))
  guardFolder(profile)
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    // Its home as well, or it would read and write the settings of the user who runs the tests.
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  guardProcess(child, 'SIGKILL')
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, listening] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (listening) found(listening)
    })
    child.once('close', (code) => failed(new Error(`Firefox ended (${code}) before it listened:\n${said}`)))
  })
  const bidi = await connectBidi(`${address}/session`)
  await bidi.call('session.new', { capabilities: {} })
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newVisitor: () => newVisitor(bidi),
    stop: async () => {
      const exited = once(child, 'exit')
      await bidi.call('browser.close')
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function newVisitor(bidi: BidiConnection): Promise<EnginePage> {
  const { userContext } = await bidi.call<{ userContext: string }>('browser.createUserContext')
  const { context } = await bidi.call<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  const complaints: string[] = []
  const deaf = bidi.listenToLogs(({ level, text, source }) => {
    if (level === 'error' && source.context === context) complaints.push(text ?? '')
  })

  const call = async (source: string, ...args: object[]) => {
    const { result, exceptionDetails } = await bidi.call<Evaluated>('script.callFunction', {
      functionDeclaration: source,
      arguments: args,
      awaitPromise: true,
      target: { context },
    })
    if (!result) throw new Error(exceptionDetails?.text)
    return result.value
  }
  const perform = (type: 'key' | 'pointer', actions: object[]) =>
    bidi.call('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const typeKeys = (keys: string) =>
    perform(
      'key',
      Array.from(keys).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    )

  async function find(target: Target): Promise<Node> {
    const { role, name, within } = target
    const { nodes } = await bidi.call<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context,
      locator: locatorOf(target),
      ...(within && { startNodes: [await find(within)] }),
    })
    const found = role === 'field' ? nodes.filter(isField) : nodes
    const [only] = found
    if (!only || found.length > 1) throw new Error(`${found.length} of ${role} '${name}'`)
    return only
  }

  async function click(target: Target) {
    const element = await find(target)
    const isCovered = await call(String(isCoveredInView), element)
    if (isCovered) throw new Error(`${target.role} '${target.name}' is disabled or covered`)
    await perform('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  return {
    goTo: async (url) => void (await bidi.call('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate: async (evaluated, ...args) => {
      const value = await call(`(args) => JSON.stringify((${String(evaluated)})(...JSON.parse(args)))`, {
        type: 'string',
        value: JSON.stringify(args),
      })
      return JSON.parse(String(value)) as ReturnType<typeof evaluated>
    },
    click,
    fill: async (target, value) => {
      await click(target)
      await call(
        String((input: HTMLInputElement) => input.select()),
        await find(target),
      )
      await typeKeys(value)
    },
    press: async (key) => void (await typeKeys(KEYS[key])),
    screenshot: async () => {
      const { data } = await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    complaints: () => complaints,
    close: async () => {
      deaf()
      await bidi.call('browser.removeUserContext', { userContext })
    },
  }
}

type Evaluated = { result?: { value: unknown }; exceptionDetails?: { text: string } }

const isField = ({ value }: Node) => ['input', 'textarea', 'select'].includes(value.localName)

function locatorOf({ role, name }: Target): object {
  if (role === 'text') return { type: 'xpath', value: pathOfText(name) }
  if (role === 'field') return { type: 'accessibility', value: { name } }
  return { type: 'accessibility', value: { role, name } }
}

/** Runs in the page: brings the element into view; actions would go to whatever lies over it. */
function isCoveredInView(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.matches(':disabled') || !onTop || !(element.contains(onTop) || onTop.contains(element))
}

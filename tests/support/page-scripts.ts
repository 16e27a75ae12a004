import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const client = join(repositoryRoot, 'build/client')

const TAGS = /<(?:script|link)\b[^>]*>/g
const INLINE_SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g
const WAITING = /<script type="text\/waiting"[\s\S]*?<\/script>|<link rel="waiting"[^>]*>/g
const INSTEAD = /<script type="text\/waiting" data-instead="([^"]+)"/
const STATIC_IMPORTS = /\b(?:import|export)\s*(?:[\w*${},\s]+?\bfrom\s*)?["']([^"']+\.js)["']/g

/**
 * Every script the built page loads: its tags, its preloads and all they statically import; with 'at-once' only what does
 * not wait. The landing page has one of its own instead of the app. A page that was not prerendered starts from the fallback and loads the modules of its route.
 */
export function scriptsOf(
  route: string,
  when: 'at-once' | 'later' = 'later',
): { path: string; content: Buffer }[] {
  const prerendered = join(client, route, 'index.html')
  const isPrerendered = existsSync(prerendered)
  const page = readFileSync(isPrerendered ? prerendered : join(client, '__spa-fallback.html'), 'utf8')
  const ownScript = INSTEAD.exec(page)?.[1]
  const html = when === 'at-once' || ownScript ? page.replaceAll(WAITING, '') : page
  const tagged = [...html.matchAll(TAGS)].flatMap(([tag]) =>
    /<script\b|rel="(modulepreload|waiting)"/.test(tag)
      ? (/(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
      : [],
  )
  const inline = [...html.matchAll(INLINE_SCRIPTS)].flatMap(([, script = '']) => importsIn(script, '/'))
  const seen = new Map<string, Buffer>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    const content = readFileSync(join(client, path))
    seen.set(path, content)
    for (const imported of importsIn(content.toString(), posix.dirname(path))) visit(imported)
  }
  for (const path of [...tagged, ...inline, ...(isPrerendered ? [] : modulesOf(route))]) visit(path)
  if (ownScript && when === 'later') visit(ownScript)
  return [...seen].map(([path, content]) => ({ path, content }))
}

function importsIn(script: string, folder: string): string[] {
  return [...script.matchAll(STATIC_IMPORTS)].map(([, specifier = '']) => posix.resolve(folder, specifier))
}

type RouteEntry = { parentId?: string; path?: string; index?: boolean; module: string; imports: string[] }

/** Every page the built app has, by the path of its route. */
export function routesOf(): string[] {
  return branches().flatMap((branch) => {
    const { path, index } = branch.at(-1)!
    return path || index ? [pathOf(branch)] : []
  })
}

function modulesOf(route: string): string[] {
  const branch = branches().find((entries) => pathOf(entries) === route)
  if (!branch) throw new Error(`No route is ${route}`)
  return branch.flatMap(({ module, imports }) => [module, ...imports])
}

const pathOf = (branch: RouteEntry[]) => `/${branch.flatMap(({ path }) => path || []).join('/')}`

/** Each route below those that hold it. */
function branches(): RouteEntry[][] {
  const name = readdirSync(join(client, 'assets')).find((file) => file.startsWith('manifest-')) ?? ''
  const script = readFileSync(join(client, 'assets', name), 'utf8')
  const { routes } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as {
    routes: Record<string, RouteEntry>
  }
  const branchOf = (entry: RouteEntry): RouteEntry[] => {
    const parent = routes[entry.parentId ?? '']
    return parent ? [...branchOf(parent), entry] : [entry]
  }
  return Object.values(routes).map(branchOf)
}

import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '#tests/support/source-files.ts'
import type { Import, SourceFile } from '#tests/support/source-files.ts'

const everything = sourceFiles('src', 'tests', 'bench', 'prove', 'scripts')
const production = everything.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
const under = (folder: string) => production.filter(({ path }) => path.startsWith(`${folder}/`))

const layerOf = (target: string) => /^src\/(\w+)\//.exec(target)?.[1]
const featureOf = (target: string) => /^src\/(?:web|server)\/features\/([\w-]+)\//.exec(target)?.[1]

/** Each offence as one readable line, so that a failure names the file and the import. */
function offences(files: SourceFile[], offends: (found: Import, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((found) => offends(found, file))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  )
}

function mentions(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

test('the reader of imports sees every way to import', () => {
  const text = [
    `import a from 'a'`,
    `import {\n  b,\n  c,\n} from '#domain/b.ts'`,
    `import type { D } from '../d.ts'`,
    `import { type E } from './e.ts'`,
    `import './f.css'`,
    `export { g } from '#server/g.ts'`,
    `const h = await import('#web/h.tsx')`,
    `type I = typeof import('#tests/i.ts')`,
  ].join('\n')
  expect(importsOf('src/web/ui/x.ts', text).map(({ target, typeOnly }) => [target, typeOnly])).toEqual([
    ['a', false],
    ['src/domain/b.ts', false],
    ['src/web/d.ts', true],
    ['src/web/ui/e.ts', false],
    ['src/web/ui/f.css', false],
    ['src/server/g.ts', false],
    ['src/web/h.tsx', false],
    ['tests/i.ts', true],
  ])
})

test.each([
  ['domain', []],
  ['database', ['domain']],
  ['server', ['domain', 'database']],
  ['web', ['domain']],
])('%s imports, of our layers, only itself and %j', (layer, allowed) => {
  expect(under(`src/${layer}`).length).toBeGreaterThan(0)
  const typesOfTheApi = ({ target, typeOnly }: Import) =>
    layer === 'web' && layerOf(target) === 'server' && typeOnly
  const outside = (found: Import) => {
    const target = layerOf(found.target)
    return target !== undefined && target !== layer && !allowed.includes(target) && !typesOfTheApi(found)
  }
  expect(offences(under(`src/${layer}`), outside)).toEqual([])
})

/** Schemas, and the parser of messages. */
const PURE_PACKAGES = ['zod', '@lingui/message-utils/compileMessage']

test('domain imports pure packages only, so it can reach no file, network or clock', () => {
  const outside = ({ target }: Import) => !target.startsWith('src/') && !PURE_PACKAGES.includes(target)
  expect(offences(under('src/domain'), outside)).toEqual([])
  expect(mentions(under('src/domain'), /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bfetch\(/)).toEqual([])
})

test('production code never imports from tests, benchmarks or proofs', () => {
  expect(offences(production, ({ target }) => /^(tests|bench|prove)\//.test(target))).toEqual([])
})

test('src/web/ui knows no feature, no route, no API and, calendar and language being none, no sport', () => {
  const outside = ({ target }: Import) =>
    (target.startsWith('src/web/') && !/^src\/web\/(ui|language)\//.test(target)) ||
    (layerOf(target) === 'domain' && !/^src\/domain\/(calendar|language)\//.test(target))
  expect(offences(under('src/web/ui'), outside)).toEqual([])
})

test.each(['web', 'server'])('features of the %s never import each other', (layer) => {
  const another = ({ target }: Import, { path }: SourceFile) =>
    featureOf(target) !== undefined && featureOf(target) !== featureOf(path)
  expect(offences(under(`src/${layer}/features`), another)).toEqual([])
})

test('no two files import each other, by whatever way round, types included', () => {
  expect(
    circlesIn(new Map(production.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))),
  ).toEqual([])
})

/** A feature and its folders are one; so are, on the server, what lies beside the features and its folders. */
const ONE_FOLDER = /^src\/(?:web\/features\/[^/]+|server\/features\/[^/]+|server\/[^/]+(?=\/))/

test('no two folders of domain, server or web import each other, by whatever way round', () => {
  const folderOf = (path: string) => ONE_FOLDER.exec(path)?.[0] ?? dirname(path)
  const graph = new Map<string, string[]>()
  for (const { path, imports } of [...under('src/domain'), ...under('src/server'), ...under('src/web')]) {
    const targets = imports
      .map(({ target }) => folderOf(target))
      .filter((folder) => folder !== folderOf(path))
    graph.set(folderOf(path), [...(graph.get(folderOf(path)) ?? []), ...targets])
  }
  expect(circlesIn(graph)).toEqual([])
})

test.each([
  [{ a: ['b'], b: ['c'], c: [] }, []],
  [{ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, ['a → b → c → a']],
  [{ a: ['a'] }, ['a → a']],
])('the finder of circles sees in %j %j', (graph, circles) => {
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual(circles)
})

/** One way round for every node that can be reached from itself, each circle once. */
function circlesIn(graph: Map<string, string[]>): string[] {
  const seen = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    const way = wayRound(graph, start)
    if (!way || way.some((node) => seen.has(node))) return []
    for (const node of way) seen.add(node)
    return [[...way, start].join(' → ')]
  })
}

/** The nodes of a shortest way from a node back to it. */
function wayRound(graph: Map<string, string[]>, start: string): string[] | undefined {
  const ways = [[start]]
  const visited = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return way
      if (visited.has(next)) continue
      visited.add(next)
      ways.push([...way, next])
    }
  }
}

test('no import climbs two folders', () => {
  expect(offences(everything, ({ specifier }) => specifier.startsWith('../../'))).toEqual([])
})

const MAY_BYPASS_POLICIES = ['ai', 'auth', 'demo', 'jobs', 'mail', 'limits', 'live', 'push', 'reminder'].map(
  (name) => `src/server/${name}/`,
)
const bound = under('src/server').filter(
  ({ path }) => !MAY_BYPASS_POLICIES.some((home) => path.startsWith(home)),
)

/** Ways past the row policies; a dash makes the first word part of the name of a font or a file. */
const BYPASSES = [
  /\bsystem\b(?!-)/,
  /\b(?:db|database)\??\.(?:transaction|read)\b/,
  /\b(?:transaction|read)\b[^{}]*\}\s*(?::\s*Database\b|=.*\b(?:db|database)\b)/,
  /\bas (?:unknown as )?ActorTx\b/,
]

test('only ai, auth, demo, jobs, mail, limits, live, push and reminder hold the unrestricted database; all else goes through asActor', () => {
  expect(bound.length).toBeGreaterThan(0)
  expect(BYPASSES.flatMap((bypass) => mentions(bound, bypass))).toEqual([])
})

test('the role of a transaction is set where it is opened, and nowhere again', () => {
  const elsewhere = production.filter(({ path }) => path !== 'src/database/as-actor.ts')
  expect(mentions(elsewhere, /set_config\('role'|\bset (?:local )?role\b/i)).toEqual([])
})

test('whatever writes an event says so to its transaction, or listeners would hear of it seconds later', () => {
  const writers = production.filter(({ text }) => /\bselect announce\(/.test(text))
  expect(writers.length).toBeGreaterThan(1)
  const silent = writers.filter(({ text }) => !/\btx\.announced\(\)|\bannounceBy\(/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test.each([
  'await c.var.db.system.select()',
  'const { system } = c.var.db',
  'function rowsOf({ system }: Database) {',
  "c.var.db['system'].select()",
  'db.transaction(opening, work)',
  'const { transaction } = services.db',
  'db.read(opening, call)',
  'async ({ read }: Database) => {',
  'tx as unknown as ActorTx',
])('that test sees %s', (line) => {
  expect(BYPASSES.some((bypass) => bypass.test(line))).toBe(true)
})

test('no test sleeps, is skipped or runs alone', () => {
  const tests = everything.filter(
    ({ path }) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/e2e/'),
  )
  expect(mentions(tests, /\bwaitForTimeout\(|node:timers\/promises/)).toEqual([])
  expect(mentions(tests, /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b/)).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { BROWSER_TARGET } from '../scripts/browser-target.ts'

/**
 * First versions that have all of it, by @mdn/browser-compat-data 8.1.7, whose 20 MB are more than these lines are worth;
 * none where a browser has it in no version yet.
 */
type First = { chrome: number; firefox: number; safari: number }
const first = (chrome: number, firefox: number, safari: number): First => ({ chrome, firefox, safari })
const NONE = Infinity

/**
 * What scripts could call in newer browsers only. Syntax is Vite's, which rewrites what the target lacks; names are ours.
 * A name in a dependency that asks first whether it is there (React's startViewTransition) is no entry.
 */
const SCRIPT: [RegExp, First][] = [
  [/\bPromise\.withResolvers\b/, first(119, 121, 17.4)],
  [/\bPromise\.try\b/, first(128, 134, 18.2)],
  [/\b(Map|Object)\.groupBy\b/, first(117, 119, 17.4)],
  [/\bAbortSignal\.any\b/, first(116, 124, 17.4)],
  [/\bArray\.fromAsync\b/, first(121, 115, 16.4)],
  [/\.toSorted\(|\.toReversed\(|\.toSpliced\(/, first(110, 115, 16)],
  [/\.findLast(Index)?\(/, first(97, 104, 15.4)],
  [/\bURL\.parse\(/, first(126, 126, 18)],
  [/\bURL\.canParse\(/, first(120, 115, 17)],
  [/\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, first(122, 127, 17)],
  [
    /\.(values|keys|entries)\(\)\.(map|filter|flatMap|take|drop|toArray|some|every|find)\(/,
    first(122, 131, 18.4),
  ],
  [/\bIterator\.(from|prototype)\b/, first(122, 131, 18.4)],
  [/\bRegExp\.escape\b/, first(136, 134, 18.2)],
  [/\bIntl\.DurationFormat\b/, first(129, 136, 16.4)],
  [/\bError\.isError\b/, first(134, 138, NONE)],
  [/\b(Uint8Array\.from(Base64|Hex)|\.to(Base64|Hex))\(/, first(140, 133, 18.2)],
  [/\bisWellFormed\(/, first(111, 119, 16.4)],
  [/\b(show|hide|toggle)Popover\(/, first(114, 125, 17)],
  [/\brequestIdleCallback\(/, first(47, 55, NONE)],
  [/\bscheduler\.(yield|postTask)\(/, first(129, 142, NONE)],
  [/\bTemporal\./, first(144, 139, NONE)],
]

/** Style sheets that would lose what they are for. What only refines (text-wrap, @starting-style, field-sizing) may be newer. */
const STYLE: [RegExp, First][] = [
  [/:has\(/, first(105, 121, 15.4)],
  [/@layer\b/, first(99, 97, 15.4)],
  [/@container\b/, first(105, 110, 16)],
  [/@property\b/, first(85, 128, 16.4)],
  [/\bcolor-mix\(/, first(111, 113, 16.2)],
  [/\boklch\(/, first(111, 113, 15.4)],
  [/\d[dsl]vh\b/, first(108, 101, 15.4)],
  [/\blight-dark\(/, first(123, 120, 17.5)],
  [/\bfrom (var|#|rgb)/, first(125, 128, 18)],
  [/\bsubgrid\b/, first(117, 71, 16)],
  [/@scope\b/, first(118, 146, 17.4)],
  [/\banchor-name\b|position-area\b/, first(129, 147, 26)],
  [/\bif\(style\(/, first(137, NONE, NONE)],
]

const target = Object.fromEntries(
  BROWSER_TARGET.map((browser) => /^([a-z]+)(.+)$/.exec(browser)!.slice(1) as [string, string]),
)
const isMissing = (versions: First) =>
  (Object.keys(versions) as (keyof First)[]).some((browser) => versions[browser] > Number(target[browser]))

const built = (pattern: string) => {
  const folder = join(repositoryRoot, 'build/client')
  const files = globSync(pattern, { cwd: folder })
  return files.map((file) => ({ file, content: readFileSync(join(folder, file), 'utf8') }))
}

test.each([
  ['script, of the app, its landing page and its service worker,', '{sw.js,assets/*.js}', SCRIPT],
  ['style sheet', 'assets/*.css', STYLE],
] as const)('no built %s uses what the oldest browsers of the build lack', (_, pattern, features) => {
  const files = built(pattern)
  expect(files.length).toBeGreaterThan(0)
  const found = features
    .filter(([, versions]) => isMissing(versions))
    .flatMap(([feature]) =>
      files.filter(({ content }) => feature.test(content)).map(({ file }) => `${file}: ${feature.source}`),
    )
  expect(found).toEqual([])
})

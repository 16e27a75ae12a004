import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { node, root, tool } from './tools.mjs'

export const reportsFolder = join(root, 'test-results')

const reportOf = (name) => join(reportsFolder, `${name}.json`)

const vitest = (name) => ({
  name,
  commands: [
    [
      ...tool('vitest'),
      'run',
      `--project=${name}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
    ],
  ],
  report: { file: reportOf(name), read: countsOfVitest },
})

const playwright = (name, config) => ({
  name,
  needs: ['build'],
  commands: [[...tool('playwright'), 'test', `--config=${config}`, '--reporter=list,json']],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  report: { file: reportOf(name), read: countsOfPlaywright },
})

/** Checks that use one core each; run two at a time. */
export const lightSteps = [
  { name: 'format', commands: [[...tool('oxfmt'), '--check', '.']] },
  { name: 'build', commands: [[node, 'scripts/build.mjs', '--if-stale']] },
  {
    name: 'types',
    // One checker: its default of four takes twice the processor time, beside other steps, and is no sooner done.
    commands: [
      [...tool('react-router'), 'typegen'],
      [...tool('tsc'), '--checkers', '1'],
    ],
  },
  {
    name: 'lint',
    after: ['types', 'build'],
    commands: [[...tool('oxlint'), '--type-aware', '--deny-warnings']],
  },
  { name: 'unused', commands: [tool('knip')] },
]

/** Test runs that use every core themselves; one after the other. */
export const heavySteps = [
  vitest('unit'),
  { ...vitest('budget'), needs: ['build'] },
  { ...vitest('pglite'), needs: ['build'] },
  { ...vitest('postgres'), needs: ['build'] },
  playwright('e2e', 'playwright.config.ts'),
  playwright('engines', 'playwright.engines.config.ts'),
]

function countsOfVitest(report) {
  return {
    passed: report.numPassedTests,
    // A file that does not even load holds no failed test, and a suite that fails is counted apart.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** How many journeys of a step may need their second try; docs/decisions/0048. */
const MAX_FLAKY = 2

function countsOfPlaywright({ stats, suites, errors }) {
  const isTolerated = stats.flaky <= MAX_FLAKY
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: Math.max(stats.unexpected + (isTolerated ? 0 : stats.flaky), errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    notes: flakyIn(suites).map((flaky) => `note: passed at the second try only: ${flaky}`),
  }
}

/** Each with what its first try came to. */
const flakyIn = (suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) => {
          const said = stripVTControlCharacters(results[0].error?.message ?? results[0].status)
          return `[${projectName}] ${file}:${line} ${title} (${said.split('\n', 1)[0]})`
        }),
    ),
    ...flakyIn(inner),
  ])

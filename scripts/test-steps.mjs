import { join } from 'node:path'
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

function countsOfPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  }
}

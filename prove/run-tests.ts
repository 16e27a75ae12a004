import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export const ENGINES = ['pglite', 'postgres'] as const

export type TestRun = {
  passed: number
  failed: string[]
  /** Files whose tests could not even begin. */
  unloaded: string[]
}

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type Options = {
  project: string
  files: string[]
  env?: Record<string, string>
  /** Another copy of the tree than this one. */
  root?: string
  /** Where one failure is all there is to know. */
  stopAtFirst?: boolean
}

/** Runs tests of `npm test` and counts them. */
export async function runTests({
  project,
  files,
  env = {},
  root = repositoryRoot,
  stopAtFirst = false,
}: Options): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-prove-'))
  const reportFile = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile=${reportFile}`,
      ...(stopAtFirst ? ['--bail=1'] : []),
      ...files,
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  guardProcess(child, 'SIGTERM')
  const [complaints, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const run = existsSync(reportFile) ? readReport(reportFile) : null
  rmSync(folder, { recursive: true })
  // It may also fail by itself, for instance without the time to start its workers: that says nothing about the tests.
  const isVerdict = run && (status === 0 ? run.passed > 0 : run.failed.length + run.unloaded.length > 0)
  if (!isVerdict) throw new Error(`vitest came to no verdict on ${files.join(', ')}:\n${complaints}`)
  return run
}

function readReport(file: string): TestRun {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: numPassedTests,
    failed: results
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
    unloaded: testResults
      .filter(({ assertionResults }) => assertionResults.length === 0)
      .map(({ name, message }) => `${name}: ${message}`),
  }
}

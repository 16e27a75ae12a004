import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  guardProcess(child, 'SIGTERM')
  await once(child, 'exit')
  if (!existsSync(reportFile)) throw new Error(`vitest wrote no report on ${files.join(', ')}`)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  rmSync(folder, { recursive: true })
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

import { execFile } from 'node:child_process'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { NotTried, type Part } from '../part.ts'

type Report = {
  metadata?: { vulnerabilities: Record<string, number>; dependencies: { prod: number } }
  message?: string
}

export const part: Part = {
  name: 'audit',
  what: 'no package that is served has a known vulnerability',
  takes: '10 s',
  run: async () => {
    const { metadata, message } = await npmAudit()
    if (!metadata) throw new NotTried(`for the registry does not answer (${message ?? 'no connection'})`)
    const { total = 0 } = metadata.vulnerabilities
    return {
      line: `audit: ${metadata.dependencies.prod} packages in production, ${total} with a known vulnerability`,
      ok: total === 0,
    }
  },
}

function npmAudit(): Promise<Report> {
  return new Promise((resolve, reject) => {
    // Its status says whether something was found, which the report says better.
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: repositoryRoot }, (error, report) => {
      if (report === '') reject(error ?? new Error('npm audit said nothing'))
      else resolve(JSON.parse(report) as Report)
    })
  })
}

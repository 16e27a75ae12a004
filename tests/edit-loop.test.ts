import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

// What is built for `npm start` and `npm test` goes through a bundler, which forgives more than Node does.
test('Node runs the server from its sources, as `npm run dev` does', () => {
  const script = `await import('#server/app.ts'); await import('#server/services.ts'); console.log('loaded')`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect(printed).toBe('loaded\n')
})

import { join } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { buildLanding, delayAppStart, PRERENDERED } from './build-public-pages.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { buildLocales } from './messages/build-locales.ts'

// What React Router leaves to be done: the landing page's own script, the other languages, and the service worker, which
// knows all files.
const folders = {
  appDirectory: join(repositoryRoot, 'src/web'),
  buildDirectory: join(repositoryRoot, 'build'),
}
const landing = await buildLanding(folders)
const editions = await buildLocales(folders.buildDirectory, PRERENDERED)
for (const { folder, scripts } of editions) {
  for (const page of PRERENDERED) {
    const ownScript = page === '/' ? join('/', scripts, landing) : null
    delayAppStart(join(folders.buildDirectory, 'client', folder), page, ownScript)
  }
}
await buildServiceWorker(folders, editions)

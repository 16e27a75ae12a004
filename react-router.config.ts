import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './scripts/build-service-worker.ts'
import { keepWaiting } from './scripts/keep-waiting.ts'

const prerender = ['/', '/login', '/register', '/reset-password', '/privacy-policy', '/terms-of-service']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender,
  buildEnd: async ({ reactRouterConfig }) => {
    for (const page of prerender) {
      keepWaiting(reactRouterConfig.buildDirectory, page, page === '/' ? 'touched' : 'styled')
    }
    await buildServiceWorker(reactRouterConfig, prerender)
  },
} satisfies Config

import type { Config } from '@react-router/dev/config'
import { buildLanding, delayAppStart } from './scripts/build-public-pages.ts'
import { buildServiceWorker } from './scripts/build-service-worker.ts'

const prerender = ['/', '/login', '/register', '/reset-password', '/privacy-policy', '/terms-of-service']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender,
  buildEnd: async ({ reactRouterConfig }) => {
    const landing = await buildLanding(reactRouterConfig)
    for (const page of prerender) {
      delayAppStart(reactRouterConfig.buildDirectory, page, page === '/' ? landing : null)
    }
    await buildServiceWorker(reactRouterConfig, prerender)
  },
} satisfies Config

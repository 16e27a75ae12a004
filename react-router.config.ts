import type { Config } from '@react-router/dev/config'
import { buildLanding } from './scripts/build-landing.ts'
import { buildServiceWorker } from './scripts/build-service-worker.ts'
import { delayAppStart } from './scripts/delay-app-start.ts'

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

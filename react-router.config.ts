import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/register', '/reset-password', '/privacy-policy', '/terms-of-service'],
} satisfies Config

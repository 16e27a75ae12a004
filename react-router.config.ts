import type { Config } from '@react-router/dev/config'
import { PRERENDERED } from './scripts/build-public-pages.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: PRERENDERED,
} satisfies Config

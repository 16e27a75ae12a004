import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './processes.mjs'
import { node, tool } from './tools.mjs'

ensureInstalled()
runInForeground(
  [
    [node, '--watch', 'src/server/main.ts'],
    [...tool('react-router'), 'dev'],
  ],
  // The browser talks to Vite, which hands /api on: mailed links and cookies belong to Vite's origin.
  {
    DATA_DIR: process.env.DATA_DIR ?? './data',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? 'http://localhost:5173',
  },
)

import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BROWSER_TARGET } from './scripts/browser-target.ts'
import { routerWithoutInstruments } from './scripts/router-plugin.ts'
import { messages } from './scripts/messages/messages-plugin.ts'

/** What frames the pages for signed-in users: there are enough of these to draw it into the chunk that visitors load too. */
const APP_FRAME =
  /src\/web\/(layout\/(app-page|manager-nav|team-switch|chosen-team)|api\/current-team|features\/auth-session\/sign-out-button|ui\/confirm-dialog)\./

/** Many pages have it, but the day of an athlete only in what is opened. */
const LATE_PART = /src\/(web\/ui\/text-area-field|domain\/calendar\/days)\./

export default defineConfig({
  plugins: [
    tailwindcss(),
    messages(babel({ presets: [reactCompilerPreset()] })),
    reactRouter(),
    routerWithoutInstruments(),
  ],
  environments: {
    client: {
      build: {
        target: BROWSER_TARGET,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Left alone, a page loads some forty little files, which compress badly and queue up.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 2,
                },
                // Every page of a signed-in user needs some of it; as little files they weigh more.
                {
                  name: 'check-in-words',
                  test: /src\/domain\/(check-in\/check-in-messages|form-window\/[\w-]+|training-session\/(training-session|unit-load))\./,
                },
                // Signing out and leaving a team ask for both.
                {
                  name: 'unsent',
                  test: /src\/web\/(device\/collection|features\/[\w-]+\/unsent-(answers|health))\./,
                },
                // Only what nearly every page needs: a lower count draws the dialogs of the app into /login.
                {
                  name: 'shared',
                  minShareCount: 10,
                  priority: 1,
                  test: (path) => !APP_FRAME.test(path) && !LATE_PART.test(path),
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/avatars': 'http://localhost:3000' } },
})

import { prepareMigratedFolder } from '#tests/support/migrated-folder.ts'
import { ensureServerBundled } from '#tests/support/server-program.ts'
import { ENGINE_NAMES, ENGINES } from './engines.ts'

export default function prepareEngines() {
  for (const name of ENGINE_NAMES) {
    const { isInstalled, install } = ENGINES[name]
    // oxlint-disable-next-line no-console -- What is not run has to be said, and 'npm test' prints such lines.
    console.log(isInstalled ? `note: run in ${name}` : `note: not run: ${name} (install ${install})`)
  }
  ensureServerBundled()
  return prepareMigratedFolder()
}

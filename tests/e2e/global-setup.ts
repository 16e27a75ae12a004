import { prepareMigratedFolder } from '#tests/support/migrated-folder.ts'
import { ensureServerBundled } from '#tests/support/server-program.ts'
import { writeTeams } from './teams/teams.ts'

export default function prepareJourneys() {
  ensureServerBundled()
  return prepareMigratedFolder(writeTeams)
}

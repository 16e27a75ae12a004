import { prepareMigratedFolder } from '#tests/support/migrated-folder.ts'
import { writeTeams } from './teams/teams.ts'

export default () => prepareMigratedFolder(writeTeams)

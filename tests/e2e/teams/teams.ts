import type { Database } from '#database/database.ts'
import { hashPassword } from '#server/auth/password-hash.ts'
import { type TeamRows, writeTeam } from '#server/demo/write-team.ts'
import { insightTeams } from './insight-teams.ts'
import { largeTeam } from './large-team.ts'
import { morningTeams } from './morning-teams.ts'
import { statisticsSeason } from './statistics-season.ts'

/** Where the workers of a test run find who is in them. */
const VARIABLE = 'PLIMSOLL_TEST_TEAMS'

type Teams = Awaited<ReturnType<typeof teamsIn>>

/**
 * Teams with a past, in the folder that the servers of all journeys begin with: a day that is over can't be
 * submitted, and hundreds of registrations would take minutes.
 */
export async function writeTeams({ system }: Database): Promise<void> {
  process.env[VARIABLE] = JSON.stringify(await teamsIn(system))
}

export const teams = () => JSON.parse(process.env[VARIABLE]!) as Teams

async function teamsIn(system: Database['system']) {
  const passwordHash = await hashPassword('a good password')
  const write = async <Team>({ rows, team }: { rows: TeamRows; team: Team }) => {
    await writeTeam(system, rows, passwordHash)
    return team
  }
  const insights = []
  for (const planned of insightTeams()) insights.push(await write(planned))
  const mornings = []
  for (const planned of morningTeams()) mornings.push(await write(planned))
  return { season: await write(statisticsSeason()), insights, mornings, large: await write(largeTeam()) }
}

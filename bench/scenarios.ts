import type { Scenario } from './scenario.ts'
import { athleteStatistics } from './scenarios/athlete-statistics.ts'
import { session } from './scenarios/session.ts'
import { squad } from './scenarios/squad.ts'
import { submitDay } from './scenarios/submit-day.ts'
import { teamAthletes } from './scenarios/team-athletes.ts'
import { teamDay } from './scenarios/team-day.ts'

export const scenarios: Scenario[] = [session, teamAthletes, teamDay, submitDay, athleteStatistics, squad]

import type { Scenario } from './scenario.ts'
import { athleteStatistics } from './scenarios/athlete-statistics.ts'
import { session } from './scenarios/session.ts'
import { squad } from './scenarios/squad.ts'
import { submitDay } from './scenarios/submit-day.ts'
import { teamAthletes } from './scenarios/team-athletes.ts'
import { teamDay } from './scenarios/team-day.ts'
import { today } from './scenarios/today.ts'

/** The one that writes comes last: it leaves the databases with different rows of today. */
export const scenarios: Scenario[] = [
  session,
  today,
  teamAthletes,
  teamDay,
  athleteStatistics,
  squad,
  submitDay,
]

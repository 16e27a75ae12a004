import type { Scenario } from './scenario.ts'
import { session } from './scenarios/session.ts'
import { submitDay } from './scenarios/submit-day.ts'
import { teamAthletes } from './scenarios/team-athletes.ts'
import { teamDay } from './scenarios/team-day.ts'

export const scenarios: Scenario[] = [session, teamAthletes, teamDay, submitDay]

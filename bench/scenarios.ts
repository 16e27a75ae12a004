import type { Scenario } from './scenario.ts'
import { session } from './scenarios/session.ts'
import { teamAthletes } from './scenarios/team-athletes.ts'

export const scenarios: Scenario[] = [session, teamAthletes]

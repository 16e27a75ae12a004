import { DUTY_NAMES } from './staff-messages.ts'
import type { Duty } from './team.ts'

/** What is noted of a team, for its owners. */
export const TEAM_CHANGES = [
  'team-created',
  'team-renamed',
  'team-archived',
  'team-restored',
  'two-step-demanded',
  'two-step-released',
  'staff-invited',
  'staff-joined',
  'staff-duty',
  'staff-health',
  'staff-removed',
  'staff-left',
  'handed-over',
  'athlete-removed',
  'exported',
  'question-added',
  'question-changed',
  'question-audience',
  'question-archived',
  'question-restored',
  'question-deleted',
] as const
export type TeamChange = (typeof TEAM_CHANGES)[number]

type Told = {
  what: TeamChange
  actorName: string | null
  aboutName: string | null
  before: string | null
  after: string | null
}

const GONE = 'a deleted account'

export function describeChange({ what, actorName, aboutName, before, after }: Told): string {
  const about = aboutName ?? GONE
  // A question about health is noted without its words: not every owner may read them.
  const question = (words: string | null) => (words ? `the question “${words}”` : 'a question about health')
  const done: Record<TeamChange, string> = {
    'team-created': 'began the team',
    'team-renamed': `renamed the team from “${before}” to “${after}”`,
    'team-archived': 'archived the team',
    'team-restored': 'brought the team back',
    'two-step-demanded': 'made two-step sign-in a must for the staff',
    'two-step-released': 'left two-step sign-in to each of the staff',
    'staff-invited': `invited somebody to the staff as ${dutyName(after)}`,
    'staff-joined': `joined the staff as ${dutyName(after)}`,
    'staff-duty': `changed the duty of ${about} from ${dutyName(before)} to ${dutyName(after)}`,
    'staff-health':
      after === 'yes'
        ? `let ${about} see the answers about health`
        : `took the answers about health from ${about}`,
    'staff-removed': `removed ${about} from the staff`,
    'staff-left': 'left the staff',
    'handed-over': `handed the team over to ${about}`,
    'athlete-removed': `removed ${about} from the team`,
    exported: aboutName ? `downloaded a table of ${aboutName}` : 'downloaded a table of the team',
    'question-added': `added ${question(after)}`,
    'question-changed': `changed ${question(before)}${after ? ` to “${after}”` : ''}`,
    'question-audience': `made ${question(before)} one about health`,
    'question-archived': `archived ${question(before)}`,
    'question-restored': `asks ${question(after)} again`,
    'question-deleted': `deleted ${question(before)} and all answers to it`,
  }
  return `${actorName ?? 'A deleted account'} ${done[what]}.`
}

const dutyName = (duty: string | null): string => DUTY_NAMES[duty as Duty] ?? 'staff'

import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { DUTY_NAMES } from './staff-messages.ts'
import { describeChange, TEAM_CHANGES } from './team-changes.ts'

const described = (change: Parameters<typeof describeChange>[0]) =>
  inEnglish(describeChange(change, (duty) => inEnglish(DUTY_NAMES[duty])))
const nobody = { actorName: null, aboutName: null, before: null, after: null }

test.each([
  [
    { what: 'team-renamed', actorName: 'Marta', before: 'A', after: 'B' },
    'Marta renamed the team from “A” to “B”.',
  ],
  [
    { what: 'staff-invited', actorName: 'Marta', after: 'medical' },
    'Marta invited somebody to the staff as Medical.',
  ],
  [{ what: 'staff-joined', actorName: 'Jon', after: 'coach' }, 'Jon joined the staff as Coach.'],
  [
    { what: 'staff-duty', actorName: 'Marta', aboutName: 'Jon', before: 'viewer', after: 'coach' },
    'Marta changed the duty of Jon from Viewer to Coach.',
  ],
  [
    { what: 'staff-health', actorName: 'Marta', aboutName: 'Jon', after: 'no' },
    'Marta took the answers about health from Jon.',
  ],
  [{ what: 'handed-over', aboutName: 'Jon' }, 'A deleted account handed the team over to Jon.'],
  [{ what: 'athlete-removed', actorName: 'Marta' }, 'Marta removed a deleted account from the team.'],
  [{ what: 'question-added', actorName: 'Marta', after: 'Sleep' }, 'Marta added the question “Sleep”.'],
  [{ what: 'question-archived', actorName: 'Marta' }, 'Marta archived a question about health.'],
  [
    { what: 'question-changed', actorName: 'Marta', before: 'Sleep', after: 'Rest' },
    'Marta changed the question “Sleep” to “Rest”.',
  ],
  [{ what: 'question-changed', actorName: 'Marta' }, 'Marta changed a question about health.'],
  [
    { what: 'question-restored', actorName: 'Marta', after: 'Sleep' },
    'Marta asks the question “Sleep” again.',
  ],
  [{ what: 'group-created', actorName: 'Marta', after: 'U19' }, 'Marta added the group “U19”.'],
  [
    { what: 'group-renamed', actorName: 'Marta', before: 'U19', after: 'U21' },
    'Marta renamed the group “U19” to “U21”.',
  ],
  [{ what: 'group-deleted', actorName: 'Marta', before: 'U21' }, 'Marta deleted the group “U21”.'],
  [{ what: 'exported', actorName: 'Marta', aboutName: 'Jon' }, 'Marta downloaded a table of Jon.'],
  [{ what: 'exported', actorName: 'Marta' }, 'Marta downloaded a table of the team.'],
] as const)('%j reads: %s', (change, sentence) => expect(described({ ...nobody, ...change })).toBe(sentence))

test('every change has a sentence', () => {
  for (const what of TEAM_CHANGES) expect(described({ ...nobody, what })).toMatch(/^A deleted account .+\.$/)
})

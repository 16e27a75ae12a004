import { expect, test } from 'vitest'
import type { ReminderKind } from './reminder-due.ts'
import { type Earlier, refusedBy } from './reminder-limits.ts'

const now = new Date('2026-11-15T09:00:00Z')
const earlier = (kind: ReminderKind, minutesAgo: number, day = '2026-11-15', teamId = 'ours') =>
  ({ kind, day, teamId, at: new Date(now.getTime() - minutesAgo * 60_000), isDropped: false }) as Earlier
const dropped = (before: Earlier): Earlier => ({ ...before, isDropped: true })

test.each([
  ['closing', [], null],
  ['closing', [earlier('opening', 30)], null],
  // A short form, whose two reminders would come one after the other.
  ['closing', [earlier('opening', 29)], 'enough'],
  ['closing', [earlier('nudge', 29)], 'enough'],
  ['closing', [earlier('opening', 300), earlier('nudge', 200)], 'enough'],
  ['closing', [earlier('opening', 300, '2026-11-14'), earlier('nudge', 200)], null],
  // Another team's count too.
  ['closing', [earlier('opening', 300, '2026-11-15', 'theirs'), earlier('nudge', 200)], 'enough'],
  ['nudge', [], null],
  ['nudge', [earlier('closing', 1)], null],
  ['nudge', [earlier('opening', 100), earlier('closing', 1)], 'enough'],
  ['nudge', [earlier('nudge', 500)], 'nudged'],
  ['nudge', [earlier('nudge', 181, '2026-11-14')], null],
  ['nudge', [earlier('nudge', 179, '2026-11-14')], 'nudged'],
  ['nudge', [earlier('nudge', 179, '2026-11-15', 'theirs')], 'nudged'],
  ['nudge', [earlier('nudge', 181, '2026-11-15', 'theirs')], null],
  // Nobody has heard it, but its team has read that it was sent.
  ['nudge', [dropped(earlier('nudge', 500))], 'nudged'],
  ['nudge', [dropped(earlier('nudge', 179, '2026-11-14'))], 'nudged'],
  ['closing', [dropped(earlier('nudge', 29))], null],
  ['closing', [earlier('opening', 300), dropped(earlier('nudge', 200))], null],
] as const)('a %s after %j is refused as %s', (kind, before, refused) => {
  expect(refusedBy({ kind, day: '2026-11-15', teamId: 'ours' }, [...before], now)).toBe(refused)
})

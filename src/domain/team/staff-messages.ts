import type { Duty } from './team.ts'

export const DUTY_NAMES = {
  owner: 'Owner',
  coach: 'Coach',
  medical: 'Medical',
  viewer: 'Viewer',
} as const satisfies Record<Duty, string>

/** What each may do, for those who choose it. */
export const DUTY_TASKS = {
  owner: 'Everything: the staff, the name of the team, handing it over.',
  coach: 'Runs the day: questions, form times, inviting and removing athletes.',
  medical: 'Reads everything, also answers about health. Changes nothing.',
  viewer: 'Reads answers and statistics, not those about health. Changes nothing.',
} as const satisfies Record<Duty, string>

export const teamRefusals = {
  wrongDuty: 'Your duty on this team does not include this.',
  twoStepRequired: 'This team asks its staff for two-step sign-in. Switch it on under Account first.',
  twoStepFirst: 'Switch two-step sign-in on for yourself first, under Account.',
  archived: 'This team is archived. Bring it back first.',
  lastOwner: 'You are the only owner. Hand the team over or archive it first.',
  lastOwnerOf: (team: string) =>
    `You are the only owner of ${team}, and others work for it. Hand it over or archive it first.`,
  tooMany: (most: number) => `You can own at most ${most} teams.`,
  nameMissing: 'A team needs a name.',
} as const

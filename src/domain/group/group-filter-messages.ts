import { msg } from '../language/message.ts'

/** What the pages say that show a group alone. Apart from the others, for the dashboard is read before anything is managed. */
export const groupFilterMessages = {
  label: msg('Groups'),
  all: msg('All Athletes'),
  shown: (shown: number, of: number) =>
    msg('{of, plural, one {{shown} of # athlete} other {{shown} of # athletes}}', { shown, of }),
  empty: msg('Nobody is in this group'),
  emptyText: msg('Choose its athletes on the Team page.'),
} as const

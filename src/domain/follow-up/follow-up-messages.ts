import { msg } from '../language/message.ts'

type Shares = { opened: string; answered: string }

/** The sentences about whether check-ins are looked at and answered. */
export const followUpMessages = {
  thisWeek: ({ opened, answered }: Shares) =>
    msg('This week {opened} of the check-ins were opened and {answered} were answered.', {
      opened,
      answered,
    }),
  compared: ({ opened, answered }: Shares, before: Shares) =>
    msg(
      'This week {opened} of the check-ins were opened and {answered} were answered. In the four weeks before it was {openedBefore} and {answeredBefore}.',
      { opened, answered, openedBefore: before.opened, answeredBefore: before.answered },
    ),
  seenAll: (count: number) => msg('Seen all {count}', { count }),
  seen: msg('Seen'),
  seenHint: msg('Your athletes see that you have opened their answers'),
  notNoted: msg('That you have seen them could not be noted. Please try again.'),
} as const

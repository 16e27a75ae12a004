import { msg } from './message.ts'

/** The sentences of choosing a language. */
export const languageMessages = {
  title: msg('Language'),
  section: msg('Of the pages and of the mails we send you. What people write is shown as they wrote it.'),
  browsers: msg('As my browser'),
  ofTeam: msg('Invitations and new members begin with it. Everybody can choose their own under Account.'),
  notChanged: msg('The language could not be changed. Check your connection and try again.'),
} as const

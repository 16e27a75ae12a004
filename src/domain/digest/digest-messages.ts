import { msg } from '../language/message.ts'

export const digestMessages = {
  title: msg('When the form closes'),
  section: msg(
    'You can be told how many have answered as soon as the form of a day has closed. What they answered is not in it. Only you see this choice, and it is for this team alone.',
  ),
  byMail: msg('Send me a mail'),
  byMailHint: msg('It names those who have not answered.'),
  byPush: msg('Notify me on my devices'),
  byPushHint: msg('It says the numbers only: others may see your screen.'),
  notSaved: msg('Your choice could not be saved. Please try again.'),
  notLoaded: msg('Your choice could not be loaded.'),
} as const

export const noMoreDigestsMessages = {
  title: msg('No more mails when the form closes'),
  question: msg(
    'Do you want no more mails that say how many of this team have answered? You can change this on the Team page at any time.',
  ),
  done: msg('You get no more mails when the form of this team closes.'),
  doneNext: msg('You can have them again on the Team page.'),
} as const

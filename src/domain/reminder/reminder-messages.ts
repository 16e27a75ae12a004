import { type Message, msg } from '../language/message.ts'

export const reminderMessages = {
  title: msg('Reminders'),
  ofTeam: msg(
    'Who has not answered yet is reminded, by a notification or by mail: each athlete at most twice a day, never in their quiet hours, never after the form has closed.',
  ),
  quietBefore: msg(
    'Athletes whose quiet hours last until the form closes are reminded as long before these begin.',
  ),
  beforeClosing: msg('Before the form closes'),
  lead: (minutes: number): Message =>
    minutes === 0
      ? msg('No reminder')
      : msg('{minutes, plural, one {# minute before} other {# minutes before}}', { minutes }),
  atOpening: msg('Also when the form opens'),
  own: msg(
    'If you have not answered, your team reminds you: at most twice a day, and never in your quiet hours. Your staff do not see what you choose.',
  ),
  byMail: msg('Remind me by mail'),
  byPush: msg('Remind me on my devices'),
  byPushFirst: msg('If one of them can be reached, no mail is sent.'),
  quietFrom: msg('Quiet from'),
  quietTo: msg('Quiet until'),
  equalTimes: msg('Your quiet hours must begin and end at different times.'),
  missingTime: msg('Please give both times.'),
  saved: msg('Saved.'),
  notSaved: msg('Your choice could not be saved. Please try again.'),
  notLoaded: msg('The reminders could not be loaded.'),
} as const

export const unsubscribeMessages = {
  title: msg('No more reminders'),
  question: msg(
    'Do you want no more mails that remind you of your check-in? You can change this in your account at any time.',
  ),
  done: msg('You get no more reminders by mail.'),
  doneNext: msg('You can have them again in your account.'),
  linkInvalid: msg('This link is incomplete or not one of ours. Please open the whole link from the mail.'),
  failed: msg('Your choice could not be saved. Please try again.'),
} as const

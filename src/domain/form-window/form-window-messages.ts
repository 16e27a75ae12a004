import { msg } from '../language/message.ts'

export const formStatusMessages = {
  closed: msg('Forms Closed — Check back later when your manager opens the forms.'),
  equalTimes: msg('Open Time and Close Time must differ.'),
  missingTime: msg('Please give both times.'),
  notSaved: msg('The form status could not be saved. Please try again.'),
} as const

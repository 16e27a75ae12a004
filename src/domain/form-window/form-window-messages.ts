export const formStatusMessages = {
  closed: 'Forms Closed — Check back later when your manager opens the forms.',
  equalTimes: 'Open Time and Close Time must differ.',
  missingTime: 'Please give both times.',
  notSaved: 'The form status could not be saved. Please try again.',
} as const

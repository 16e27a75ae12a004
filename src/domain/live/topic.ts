/**
 * What an event of the server says has changed. It is also the first part of the keys under which the web keeps what it
 * asked for, so that an event says which answers are out of date.
 */
export type Topic =
  | 'form-status'
  | 'metrics'
  | 'athletes'
  | 'invitations'
  | 'session'
  | 'day'
  | 'team-day'
  | 'team'
  | 'staff'
  | 'team-changes'
  | 'consents'
  | 'record-views'
  | 'standing-out'
  | 'groups'
  | 'day-replies'
  | 'reminders'
  | 'nudges'
  | 'absences'
  | 'problems'

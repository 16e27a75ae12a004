/** By which way an athlete is reached. */
export const REMINDER_CHANNELS = ['push', 'mail'] as const
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number]

/** Dropped: the day was answered, the form closed or the athlete no longer wanted it before it could be sent. */
export const REMINDER_STATES = ['waiting', 'sent', 'dropped'] as const
export type ReminderState = (typeof REMINDER_STATES)[number]

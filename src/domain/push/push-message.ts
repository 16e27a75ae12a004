import type { LocalDay } from '../calendar/local-day.ts'
import { type Message, msg } from '../language/message.ts'
import type { ReminderKind } from '../reminder/reminder-due.ts'

/**
 * The declarative format, which Safari shows without our help (webkit.org/blog/16535); the service worker of every other
 * browser reads the same.
 */
export type PushMessage = {
  web_push: 8030
  notification: {
    title: string
    body: string
    /** The address that a tap opens. */
    navigate: string
    /** A later message under the same one takes the place of this one. */
    tag: string
    lang: string
    dir: 'ltr' | 'rtl'
  }
}

/** All that reminds of one form is one notification. */
export const checkInTag = (teamId: string, day: LocalDay) => `check-in:${teamId}:${day}`

/** Of its own: to one of the staff that is another matter than a form that waits. */
export const digestTag = (teamId: string, day: LocalDay) => `digest:${teamId}:${day}`

/** Counts alone, for the same lock screen: who has not answered is told where nobody else reads it. */
export const digestNotice = (answered: number, total: number): { title: Message; body: Message } => ({
  title: msg('Check-in closed'),
  body: msg('{answered} of {total} answered.', { answered, total }),
})

/**
 * Read on a lock screen, by whoever holds the phone: that a form waits and until when, and nothing of what it asks, of what was
 * answered, or of anybody else.
 */
export const reminderNotice = (kind: ReminderKind, closeTime: string): { title: Message; body: Message } => ({
  title: kind === 'opening' ? msg('Your check-in is open') : msg('Your check-in is still open'),
  body:
    kind === 'nudge'
      ? msg('Your staff ask for it. You can answer until {closeTime}.', { closeTime })
      : msg('You can answer until {closeTime}.', { closeTime }),
})

import { limitMessages } from '#domain/account/limit-messages.ts'
import { ATTEMPT_DAYS } from '#domain/retention/retention-periods.ts'
import type { Limit } from './rate-limit.ts'

const QUARTER_HOUR_SEC = 15 * 60
const HOUR_SEC = 60 * 60
const DAY_SEC = 24 * HOUR_SEC
/** No count lasts longer: the privacy page says so. */
const WEEK_SEC = ATTEMPT_DAYS * DAY_SEC

/**
 * Per account tight, per address wide: at 06:30 a whole club signs in from behind one address. One network alone never uses
 * up what an account allows from everywhere, and a device that has signed in before counts by itself (docs/decisions/0021).
 */
export const SIGN_IN_PER_ADDRESS: Limit = { name: 'sign-in-address', max: 1000, windowSec: QUARTER_HOUR_SEC }
const signIn = { wayOut: limitMessages.resetInstead }
export const SIGN_IN_PER_ACCOUNT_AND_ADDRESS: Limit = {
  name: 'sign-in-pair',
  max: 10,
  windowSec: QUARTER_HOUR_SEC,
  ...signIn,
}
export const SIGN_IN_PER_ACCOUNT_AND_ADDRESS_A_DAY: Limit = {
  name: 'sign-in-pair-day',
  max: 20,
  windowSec: DAY_SEC,
  ...signIn,
}
export const SIGN_IN_PER_ACCOUNT: Limit = { name: 'sign-in-account', max: 50, windowSec: HOUR_SEC, ...signIn }
export const SIGN_IN_PER_ACCOUNT_A_DAY: Limit = {
  name: 'sign-in-account-day',
  max: 100,
  windowSec: DAY_SEC,
  ...signIn,
}
export const SIGN_IN_PER_ACCOUNT_A_WEEK: Limit = {
  name: 'sign-in-account-week',
  max: 300,
  windowSec: WEEK_SEC,
  ...signIn,
}
export const SIGN_IN_PER_DEVICE: Limit = {
  name: 'sign-in-device',
  max: 10,
  windowSec: QUARTER_HOUR_SEC,
  ...signIn,
}
export const SIGN_IN_PER_DEVICE_A_DAY: Limit = {
  name: 'sign-in-device-day',
  max: 50,
  windowSec: DAY_SEC,
  ...signIn,
}
/** Three of a million codes are right at any time. To use these up takes the password; a right code forgives. */
export const CODE_PER_ADDRESS: Limit = { name: 'code-address', max: 1000, windowSec: QUARTER_HOUR_SEC }
const code = { wayOut: limitMessages.recoveryCodeInstead }
export const CODE_PER_ACCOUNT_AND_ADDRESS: Limit = {
  name: 'code-pair',
  max: 10,
  windowSec: QUARTER_HOUR_SEC,
  ...code,
}
export const CODE_PER_ACCOUNT_AND_ADDRESS_A_DAY: Limit = {
  name: 'code-pair-day',
  max: 20,
  windowSec: DAY_SEC,
  ...code,
}
export const CODE_PER_ACCOUNT: Limit = { name: 'code-account', max: 50, windowSec: DAY_SEC, ...code }
export const CODE_PER_ACCOUNT_A_WEEK: Limit = {
  name: 'code-account-week',
  max: 300,
  windowSec: WEEK_SEC,
  ...code,
}
export const CODE_PER_DEVICE: Limit = {
  name: 'code-device',
  max: 10,
  windowSec: QUARTER_HOUR_SEC,
  ...code,
}
export const CODE_PER_DEVICE_A_DAY: Limit = { name: 'code-device-day', max: 50, windowSec: DAY_SEC, ...code }
export const REGISTER_PER_ADDRESS: Limit = { name: 'register-address', max: 500, windowSec: HOUR_SEC }
export const REGISTER_PER_ACCOUNT_AND_ADDRESS: Limit = {
  name: 'register-pair',
  max: 8,
  windowSec: HOUR_SEC,
}
export const REGISTER_PER_ACCOUNT: Limit = { name: 'register-account', max: 20, windowSec: HOUR_SEC }
/** The mail goes to the owner, also if a stranger asks: once these are used up, the mailbox holds a working link. */
const reset = { wayOut: limitMessages.newestMailInstead }
export const RESET_PER_ADDRESS: Limit = { name: 'reset-address', max: 200, windowSec: HOUR_SEC }
export const RESET_PER_ACCOUNT_AND_ADDRESS: Limit = {
  name: 'reset-pair',
  max: 3,
  windowSec: HOUR_SEC,
  ...reset,
}
export const RESET_PER_ACCOUNT: Limit = { name: 'reset-account', max: 8, windowSec: HOUR_SEC, ...reset }
export const RESET_PER_DEVICE: Limit = { name: 'reset-device', max: 3, windowSec: HOUR_SEC, ...reset }
export const CONFIRMATION_PER_ACCOUNT: Limit = { name: 'confirmation-account', max: 5, windowSec: HOUR_SEC }
/** Per sender and network: anybody can write under the address of another person. */
export const CONTACT_PER_SENDER: Limit = { name: 'contact-sender', max: 5, windowSec: HOUR_SEC }
export const CONTACT_PER_ADDRESS: Limit = { name: 'contact-address', max: 100, windowSec: HOUR_SEC }
/** A token has too many bits to be guessed; this limit only keeps load off the database. */
export const TOKEN_PER_ADDRESS: Limit = { name: 'token-address', max: 1000, windowSec: QUARTER_HOUR_SEC }
/** For a signed-in user who is asked for the password; a right one forgives. */
export const PASSWORD_PER_USER: Limit = { name: 'password-user', max: 10, windowSec: QUARTER_HOUR_SEC }
export const PASSWORD_PER_USER_A_DAY: Limit = { name: 'password-user-day', max: 50, windowSec: DAY_SEC }
export const SET_UP_PER_USER: Limit = { name: 'set-up-user', max: 60, windowSec: HOUR_SEC }
export const EMAIL_CHANGE_PER_USER: Limit = { name: 'email-change-user', max: 5, windowSec: HOUR_SEC }
export const RENAME_PER_USER: Limit = { name: 'rename-user', max: 60, windowSec: HOUR_SEC }
export const EXPORT_PER_USER: Limit = { name: 'export-user', max: 10, windowSec: HOUR_SEC }
/** A table of two years of a whole team; a manager who looks for the right range asks for a few. */
export const DOWNLOAD_PER_USER: Limit = { name: 'download-user', max: 60, windowSec: HOUR_SEC }
/** Each opening of the app says that the device is still there. */
export const PUSH_DEVICE_PER_USER: Limit = { name: 'push-device-user', max: 120, windowSec: HOUR_SEC }
export const AVATAR_PER_USER: Limit = { name: 'avatar-user', max: 30, windowSec: HOUR_SEC }
export const JOIN_PER_USER: Limit = { name: 'join-user', max: 60, windowSec: QUARTER_HOUR_SEC }
export const LEAVE_PER_USER: Limit = { name: 'leave-user', max: 60, windowSec: QUARTER_HOUR_SEC }
/** What is noted of a correction is never taken back. */
export const CORRECTIONS_PER_USER: Limit = { name: 'corrections-user', max: 200, windowSec: HOUR_SEC }
/** A large squad, each with a reaction, a reply and a change of mind. */
export const REPLIES_PER_USER: Limit = { name: 'replies-user', max: 600, windowSec: HOUR_SEC }
/** A whole squad's holidays, each changed twice. */
export const ABSENCES_PER_USER: Limit = { name: 'absences-user', max: 200, windowSec: HOUR_SEC }
/** A whole squad's steps of a return, and rounds that are corrected. */
export const HEALTH_PROBLEMS_PER_USER: Limit = {
  name: 'health-problems-user',
  max: 200,
  windowSec: HOUR_SEC,
}
export const TEAM_CHANGES_PER_USER: Limit = { name: 'team-changes-user', max: 200, windowSec: HOUR_SEC }
export const INVITE_PER_MANAGER: Limit = { name: 'invite-manager', max: 500, windowSec: HOUR_SEC }
/** A whole club may be invited by mail; a stranger's mailbox may not be filled. */
export const MAILED_INVITE_PER_MANAGER: Limit = {
  name: 'mailed-invite-manager',
  max: 200,
  windowSec: HOUR_SEC,
}
/** A squad in its first week; beyond that there is the team link. */
export const MAIL_PER_YOUNG_ACCOUNT: Limit = { name: 'young-mail', max: 50, windowSec: DAY_SEC }
export const INVITE_PER_RECIPIENT: Limit = { name: 'invite-recipient', max: 10, windowSec: HOUR_SEC }

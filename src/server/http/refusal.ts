import { isDatabaseAway } from '#database/database-error.ts'
import { MAX_ABSENCES } from '#domain/absence/absence.ts'
import { absenceMessages } from '#domain/absence/absence-messages.ts'
import { MAX_PROBLEMS, MAX_STEPS } from '#domain/health-problem/health-problem.ts'
import { healthProblemMessages } from '#domain/health-problem/health-problem-messages.ts'
import { accountMessages, accountRefusals } from '#domain/account/account-messages.ts'
import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import { avatarMessages } from '#domain/account/avatar-messages.ts'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import { correctionMessages } from '#domain/check-in/correction-messages.ts'
import { CORRECTION_DAYS } from '#domain/check-in/correction.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { MAX_GROUPS } from '#domain/group/group-name.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import { limitMessages } from '#domain/account/limit-messages.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import { pushRefusals } from '#domain/push/push-messages.ts'
import { nudgeMessages } from '#domain/reminder/nudge-messages.ts'
import { reminderMessages, unsubscribeMessages } from '#domain/reminder/reminder-messages.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { teamRefusals } from '#domain/team/staff-messages.ts'
import { MAX_OWNED_TEAMS } from '#domain/team/team.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { type Message, msg } from '#domain/language/message.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every expected refusal: its status and the sentence a user reads. */
export const REFUSALS = {
  'invalid-input': { status: 400, message: msg('Please check what you entered.') },
  'password-too-short': { status: 400, message: accountMessages.passwordTooShort },
  'password-too-common': { status: 400, message: accountRefusals.passwordTooCommon },
  'password-of-own-words': { status: 400, message: accountRefusals.passwordIsYours },
  'reset-link-invalid': { status: 400, message: accountRefusals.resetLinkInvalid },
  'confirmation-link-invalid': {
    status: 400,
    message: msg('This confirmation link is invalid or has expired. Sign in to get a new one.'),
  },
  'email-change-link-invalid': { status: 400, message: settingsMessages.emailLinkInvalid },
  'email-undo-link-invalid': { status: 400, message: settingsMessages.undoLinkInvalid },
  'unsubscribe-link-invalid': { status: 400, message: unsubscribeMessages.linkInvalid },
  'not-a-push-service': { status: 400, message: pushRefusals.notAPushService },
  'image-missing': { status: 400, message: avatarMessages.nothingSelected },
  'upload-interrupted': { status: 400, message: avatarMessages.interrupted },
  'metrics-incomplete': { status: 400, message: dayMessages.incomplete },
  'equal-form-times': { status: 400, message: formStatusMessages.equalTimes },
  'invalid-credentials': { status: 401, message: msg('Invalid email or password') },
  'session-required': { status: 401, message: mailedLinkMessages.sessionRequired },
  'email-not-confirmed': {
    status: 403,
    message: msg('Please verify your email address first. We have sent you a new link.'),
  },
  'wrong-password': { status: 403, message: settingsMessages.wrongPassword },
  'code-required': { status: 403, message: twoFactorMessages.anyCodeMissing },
  'wrong-code': { status: 403, message: twoFactorMessages.wrongCode },
  'wrong-recovery-code': { status: 403, message: twoFactorMessages.wrongRecoveryCode },
  'password-on-account-page': { status: 403, message: accountRefusals.passwordOnAccountPage },
  'form-closed': { status: 403, message: formStatusMessages.closed },
  'wrong-role': { status: 403, message: msg('Your account may not do this.') },
  'wrong-duty': { status: 403, message: teamRefusals.wrongDuty },
  'two-step-required': { status: 403, message: teamRefusals.twoStepRequired },
  'invitation-for-staff': { status: 403, message: joinMessages.forStaff },
  'audience-not-yours': { status: 403, message: metricMessages.audienceNotYours },
  'absence-not-yours': { status: 403, message: absenceMessages.notYours },
  'reason-not-yours': { status: 403, message: absenceMessages.reasonNotYours },
  'managers-cannot-join': { status: 403, message: joinMessages.managersCannotJoin },
  'invitation-for-another': { status: 403, message: joinMessages.forAnother },
  'foreign-origin': { status: 403, message: msg('This request came from another address and was refused.') },
  'not-found': { status: 404, message: msg('There is nothing here.') },
  'group-unknown': { status: 404, message: groupMessages.gone },
  'invitation-unknown': { status: 404, message: joinMessages.unknownCode },
  'manager-not-found': { status: 404, message: joinMessages.managerNotFound },
  'manager-profile-not-found': { status: 409, message: invitationMessages.managerProfileNotFound },
  'already-on-a-team': { status: 409, message: joinMessages.alreadyOnATeam },
  'already-on-staff': { status: 409, message: joinMessages.alreadyOnStaff },
  'team-archived': { status: 409, message: teamRefusals.archived },
  'last-owner': { status: 409, message: teamRefusals.lastOwner },
  'two-step-first': { status: 409, message: teamRefusals.twoStepFirst },
  'too-many-teams': { status: 409, message: teamRefusals.tooMany(MAX_OWNED_TEAMS) },
  'profile-not-updated': { status: 409, message: joinMessages.profileNotUpdated },
  'no-team': { status: 409, message: dayMessages.noTeam },
  'other-account': { status: 409, message: msg('These answers were given under another account.') },
  'day-to-come': { status: 409, message: correctionMessages.toCome },
  'day-not-shared': { status: 409, message: correctionMessages.notShared },
  'day-before-joining': { status: 409, message: correctionMessages.beforeJoining },
  'day-too-old': { status: 409, message: correctionMessages.tooOld(CORRECTION_DAYS.athlete) },
  'today-in-form': { status: 409, message: correctionMessages.todayInForm },
  'day-differs': { status: 409, message: dayMessages.differs },
  'email-taken': { status: 409, message: msg('An account with this email address already exists.') },
  'email-undo-taken': { status: 409, message: settingsMessages.undoTaken },
  'two-factor-on': { status: 409, message: twoFactorMessages.alreadyOn },
  'two-factor-off': { status: 409, message: twoFactorMessages.alreadyOff },
  'push-device-taken': { status: 409, message: pushRefusals.taken },
  'push-off': { status: 409, message: pushRefusals.off },
  'metric-limit': { status: 409, message: metricMessages.limitReached },
  'metric-limit-unseen': { status: 409, message: metricMessages.limitReachedUnseen },
  'audience-stays': { status: 409, message: metricMessages.audienceStays },
  'metrics-exist': { status: 409, message: metricMessages.alreadyThere },
  'standing-changed': { status: 409, message: insightMessages.standingOut.changed },
  'group-limit': { status: 409, message: groupMessages.limitReached(MAX_GROUPS) },
  'group-name-taken': { status: 409, message: groupMessages.nameTaken },
  'group-changed': { status: 409, message: groupMessages.changed },
  'athletes-not-on-team': { status: 409, message: groupMessages.notOnTeam },
  'reply-answered': { status: 409, message: replyMessages.answered },
  'reply-answered-before': { status: 409, message: replyMessages.answeredBefore },
  'reply-changed': { status: 409, message: replyMessages.changed },
  'absence-ended': { status: 409, message: absenceMessages.ended },
  'absence-kept': { status: 409, message: absenceMessages.deletedTooLate },
  'problem-over': { status: 409, message: healthProblemMessages.resolved },
  'problem-limit': { status: 409, message: healthProblemMessages.limitReached(MAX_PROBLEMS) },
  'step-confirmed': { status: 409, message: healthProblemMessages.stepConfirmed },
  'step-limit': { status: 409, message: healthProblemMessages.stepLimit(MAX_STEPS) },
  'round-off': { status: 409, message: healthProblemMessages.roundOff },
  'round-over': { status: 409, message: healthProblemMessages.roundOver },
  'absence-limit': { status: 409, message: absenceMessages.limitReached(MAX_ABSENCES) },
  'form-not-open': { status: 409, message: nudgeMessages.formNotOpen },
  'metrics-changed': { status: 409, message: metricMessages.orderOutdated },
  'invitation-expired': { status: 410, message: joinMessages.expired },
  'second-step-expired': { status: 410, message: twoFactorMessages.stepExpired },
  'set-up-expired': { status: 410, message: twoFactorMessages.setUpExpired },
  'too-large': { status: 413, message: msg('That is more than we accept in one go.') },
  'image-too-large': { status: 413, message: avatarMessages.tooLarge },
  'image-too-narrow': { status: 413, message: avatarMessages.tooNarrow },
  'not-an-image': { status: 415, message: avatarMessages.notAnImage },
  'unfit-text': { status: 422, message: replyMessages.missing },
  'unfit-problem': { status: 422, message: healthProblemMessages.beganInFuture },
  'unfit-round': { status: 422, message: healthProblemMessages.roundUnfit },
  'unfit-absence': { status: 422, message: absenceMessages.backTooEarly },
  'equal-quiet-hours': { status: 422, message: reminderMessages.equalTimes },
  'too-many-streams': { status: 429, message: limitMessages.tooManyStreams },
  'too-many-attempts': { status: 429, message: limitMessages.tooManyAttempts },
  'too-many-young-mails': { status: 429, message: accountRefusals.tooManyYoungMails },
  'insights-too-soon': { status: 429, message: insightMessages.tooSoon(5) },
  'insights-rate-limited': { status: 429, message: insightMessages.rateLimited(60) },
  'insights-key-invalid': { status: 502, message: insightMessages.invalidKey('the AI provider') },
  'insights-failed': { status: 502, message: insightMessages.failed },
  busy: { status: 503, message: limitMessages.busy },
  'database-away': { status: 503, message: limitMessages.databaseAway },
  'account-not-created': { status: 503, message: accountMessages.accountNotCreated },
  'profile-not-created': { status: 503, message: accountRefusals.profileNotCreated },
  'profile-not-fetched': { status: 503, message: accountRefusals.profileNotFetched },
  'metric-answers-stayed': { status: 503, message: metricMessages.answersStayed },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: Message }>

export type RefusalCode = keyof typeof REFUSALS

type RefusalOptions = {
  /** A text is one for developers, who read English. */
  message?: Message | string
  /** Said after it: what helps meanwhile. */
  hint?: Message | undefined
  headers?: Record<string, string>
  details?: Record<string, unknown>
  /** No fault of the user: it is logged. */
  cause?: unknown
}

/** What is for developers is English in every language. */
export const inWords = (said: Message | string, t: (message: Message) => string) =>
  typeof said === 'string' ? said : t(said)

/** The one class for expected refusals; every other throw is a bug and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly headers: Record<string, string>
  /** Sentence by sentence; the error's own message is the English of it. */
  readonly said: (Message | string)[]
  /** What the sentence is about, for a page that shows more than the sentence. */
  readonly details: Record<string, unknown>

  constructor(
    code: RefusalCode,
    { message = REFUSALS[code].message, hint, headers = {}, details = {}, cause }: RefusalOptions = {},
  ) {
    const said = hint ? [message, hint] : [message]
    super(said.map((one) => inWords(one, inEnglish)).join(' '), { cause })
    this.said = said
    this.code = code
    this.headers = headers
    this.details = details
  }
}

/** For a promise whose failure has words of its own; that the database is away is told by who answers in the end. */
export const refuseAs = (code: RefusalCode) => (cause: unknown) => {
  throw cause instanceof Refusal || isDatabaseAway(cause) ? cause : new Refusal(code, { cause })
}

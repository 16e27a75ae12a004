import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every expected refusal: its status and the sentence a user reads. */
export const REFUSALS = {
  'invalid-input': { status: 400, message: 'Please check what you entered.' },
  'password-too-short': { status: 400, message: 'Password must be at least 6 characters long' },
  'reset-link-invalid': { status: 400, message: 'Invalid or expired reset link. Please request a new one.' },
  'confirmation-link-invalid': {
    status: 400,
    message: 'This confirmation link is invalid or has expired. Sign in to get a new one.',
  },
  'invalid-credentials': { status: 401, message: 'Invalid email or password' },
  'session-required': { status: 401, message: 'Unable to verify your session. Please try again.' },
  'email-not-confirmed': {
    status: 403,
    message: 'Please verify your email address first. We have sent you a new link.',
  },
  'wrong-role': { status: 403, message: 'Your account may not do this.' },
  'foreign-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'email-taken': { status: 409, message: 'An account with this email address already exists.' },
  'too-large': { status: 413, message: 'That is more than we accept in one go.' },
  'too-many-attempts': {
    status: 429,
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>

export type RefusalCode = keyof typeof REFUSALS

/** The one class for expected refusals; every other throw is a bug and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly headers: Record<string, string>

  constructor(
    code: RefusalCode,
    { message, headers }: { message?: string; headers?: Record<string, string> } = {},
  ) {
    super(message ?? REFUSALS[code].message)
    this.code = code
    this.headers = headers ?? {}
  }
}

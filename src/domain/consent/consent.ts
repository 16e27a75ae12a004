/** What an athlete agrees to by joining, and the two things that they may leave out. */
export const CONSENT_SCOPES = ['share', 'history', 'ai'] as const
export type ConsentScope = (typeof CONSENT_SCOPES)[number]

/** Those that can be changed while on the team; the first ends by leaving it. */
export const OPTIONAL_SCOPES = ['history', 'ai'] as const satisfies ConsentScope[]
export type OptionalScope = (typeof OPTIONAL_SCOPES)[number]

/** Of the texts in consent-messages.ts; stored with every consent, so it changes when one of them does. */
export const CONSENT_TEXT_VERSION = '2026-11-18'

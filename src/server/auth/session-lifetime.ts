const DAY_SEC = 24 * 60 * 60

/** An athlete who answers every morning signs in once a season; a forgotten device is signed out after a month. */
export const SESSION_LIFETIME_SEC = 30 * DAY_SEC
/** Used again after this long, a session lives on for another lifetime. */
export const SESSION_REFRESH_SEC = DAY_SEC
/** The last use of a session is noted no finer than this, since it takes a write. */
export const SESSION_USE_SEC = 10 * 60
/** For this long after a sign-in, the password counts as just proved. */
const SESSION_FRESH_SEC = 15 * 60
/** A session ends after this long even if it is used: a cookie that was copied is worth nothing after a year. */
export const SESSION_LONGEST_SEC = 365 * DAY_SEC

export const isFresh = (openedAt: Date, now: Date) =>
  now.getTime() - openedAt.getTime() <= SESSION_FRESH_SEC * 1000

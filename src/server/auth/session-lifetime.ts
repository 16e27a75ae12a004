const DAY_SEC = 24 * 60 * 60

/** An athlete who answers every morning never has to sign in again; a forgotten device is signed out after a month. */
export const SESSION_LIFETIME_SEC = 30 * DAY_SEC
/** Used again after this long, a session lives on for another lifetime. */
export const SESSION_REFRESH_SEC = DAY_SEC

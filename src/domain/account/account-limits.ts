export const MAX_FULL_NAME_LENGTH = 120
export const MIN_PASSWORD_LENGTH = 6
/** A longer password takes longer to hash; users do not type more than this. */
export const MAX_PASSWORD_LENGTH = 128

export const MAX_FULL_NAME_LENGTH = 120
export const MIN_PASSWORD_LENGTH = 6
/** Hashing costs time with length; nobody types more than this. */
export const MAX_PASSWORD_LENGTH = 128

import { createHash } from 'node:crypto'

/** As the tokens of mailed links are stored: random enough to need no salt. */
export const hashedToken = (token: string) => createHash('sha256').update(token).digest('base64url')

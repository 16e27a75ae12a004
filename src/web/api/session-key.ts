/** Of the query that knows who is signed in. */
export const sessionKey = ['session'] as const

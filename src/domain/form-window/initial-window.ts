/** What a new manager starts with: open all day. */
export const INITIAL_OPEN_TIME = '00:00:00'
export const INITIAL_CLOSE_TIME = '23:59:59'

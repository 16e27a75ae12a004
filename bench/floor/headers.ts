export const USER_HEADER = 'x-bench-user'
export const TOKEN_HEADER = 'x-bench-token'

export const USER_HEADER = 'x-bench-user'
export const TEAM_HEADER = 'x-bench-team'
export const TOKEN_HEADER = 'x-bench-token'

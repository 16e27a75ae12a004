import { createContext, useContext } from 'react'

/** The team that the page is about; null for who is on no staff. */
export const CurrentTeam = createContext<string | null>(null)

/** For the pages of a team's staff. */
export function useTeamId(): string {
  const teamId = useContext(CurrentTeam)
  if (teamId === null) throw new Error('This page is for the staff of a team')
  return teamId
}

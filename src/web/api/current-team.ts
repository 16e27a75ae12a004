import { createContext, useContext } from 'react'
import type { OwnTeam } from '#domain/account/profile.ts'
import { mayRun } from '#domain/team/team.ts'

/** The team that the page is about; null for who is on no staff. */
export const CurrentTeam = createContext<OwnTeam | null>(null)

/** For the pages of a team's staff. */
export function useTeam(): OwnTeam {
  const team = useContext(CurrentTeam)
  if (team === null) throw new Error('This page is for the staff of a team')
  return team
}

export const useTeamId = (): string => useTeam().id

/** For pages that athletes have too: null for them, whose own team no route asks for. */
export const useStaffedTeamId = (): string | null => useContext(CurrentTeam)?.id ?? null

/** Whether questions, form times, invitations and athletes are the reader's to change. */
export const useMayRun = (): boolean => mayRun(useTeam().duty)

import { useOutletContext } from 'react-router'
import type { Profile } from './profile.ts'

/** The profile of the signed-in user, on every page below routes/signed-in-only.tsx. */
export function useProfile(): Profile {
  return useOutletContext<Profile>()
}

import type { InferResponseType } from 'hono/client'
import type { api } from '#web/api/client.ts'
import { i18n } from '#web/language/i18n.ts'
import { forgetCopies, forgetStaleDrafts, storeIfRoom } from '#web/device/storage.ts'

export type Profile = NonNullable<InferResponseType<typeof api.session.$post, 200>['profile']>

export const profileStorageKey = 'plimsoll.profile'

/** The copy of the profile that lets a reload, also one without a connection, show the app at once. */
export function rememberedProfile(): Profile | null {
  if (typeof window === 'undefined') return null
  try {
    const profile: Remembered | null = JSON.parse(localStorage.getItem(profileStorageKey) ?? 'null')
    return typeof profile?.id === 'string' && typeof profile.fullName === 'string' ? withTeams(profile) : null
  } catch {
    return null
  }
}

/** An earlier version of the app remembered a manager in place of the teams. */
type Remembered = Omit<Profile, 'teams'> & { teams?: Profile['teams']; managerId?: string | null }

function withTeams({ managerId, ...profile }: Remembered): Profile | null {
  if (profile.teams) return { ...profile, teams: profile.teams }
  if (profile.role === 'manager') return null
  const former = {
    id: managerId ?? '',
    name: '',
    duty: 'athlete' as const,
    seesHealth: false,
    archivedAt: null,
    twoStepMissing: false,
  }
  return { ...profile, teams: managerId ? [former] : [] }
}

export function rememberProfile(profile: Profile) {
  if (rememberedProfile()?.id !== profile.id) forgetProfile()
  storeIfRoom(profileStorageKey, JSON.stringify(profile))
  forgetStaleDrafts(profile.id, new Date())
  void followLanguage(profile)
}

/** What was chosen on another device holds here too. */
async function followLanguage({ locale }: Profile) {
  if (!locale || locale === i18n.locale) return
  const { speak } = await import('#web/language/speak.ts')
  await speak(locale).catch(() => undefined)
}

/** And every copy with it: on a lost device a session that has ended leaves only what is yet to be sent. */
export function forgetProfile() {
  localStorage.removeItem(profileStorageKey)
  forgetCopies()
}

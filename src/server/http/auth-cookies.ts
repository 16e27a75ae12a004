import type { Config } from '#server/process/config.ts'

type CookieName = 'session_token' | 'second_step' | 'known_devices'

/**
 * Over https the name begins with __Host-: another host of the domain can't plant such a cookie here, as it could one
 * with __Secure-.
 */
export function authCookie({ publicOrigin }: Config, name: CookieName) {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: `${secure ? '__Host-' : ''}plimsoll.${name}`,
    attributes: { path: '/', secure, httpOnly: true, sameSite: 'Lax' },
  } as const
}

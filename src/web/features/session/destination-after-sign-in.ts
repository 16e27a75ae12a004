import { safeRedirect } from '#domain/account/safe-redirect.ts'

/** Where `/login?redirect=…&code=…` leads: an invitation code goes along to the join page. */
export function destinationAfterSignIn(query: URLSearchParams): string {
  const target = safeRedirect(query.get('redirect'))
  const code = query.get('code')
  if (!code || !target.startsWith('/join')) return target

  const [path, search] = target.split(/[?#]/)
  const params = new URLSearchParams(target.includes('?') ? search : '')
  if (!params.has('code')) params.set('code', code)
  return `${path}?${params}`
}

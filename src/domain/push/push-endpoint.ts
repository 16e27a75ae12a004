/** Those of the browsers: Chrome and its kin, Firefox, Safari, Edge on Windows. */
const PUSH_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)+push\.services\.mozilla\.com$/,
  /^(?:[a-z\d-]+\.)+push\.apple\.com$/,
  /^(?:[a-z\d-]+\.)+notify\.windows\.com$/,
]
const LONGEST_ENDPOINT = 2048

/**
 * An endpoint is a browser's word, and the server will send to it: so only a push service that is known counts, by its name and
 * over https on its usual port. What an operator adds is compared as a whole origin.
 */
export function isPushEndpoint(endpoint: string, addedOrigins: readonly string[]): boolean {
  const url = endpoint.length > LONGEST_ENDPOINT ? null : URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (addedOrigins.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && PUSH_SERVICES.some((host) => host.test(url.hostname))
}

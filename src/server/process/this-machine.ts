/** Whether what is sent to `url` stays on this machine, where nobody can listen in between. */
export function isOnThisMachine(url: string): boolean {
  const host = new URL(url).hostname.toLowerCase()
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

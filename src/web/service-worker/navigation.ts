type NavigationPorts = {
  /** Pages that are HTML of their own, for visitors and search engines. */
  prerendered: Set<string>
  /** Each has addresses of its own, of which the server knows the pages. */
  languages: string[]
  fromNetwork: (request: Request) => Promise<Response>
  /** Whether one is installed and waits for its turn. */
  hasNewVersion: () => boolean
  openWindows: () => Promise<number>
}

const PATIENCE_MS = 3000
export const SKIP_WAITING = 'skip-waiting'

/**
 * Lets the new version take over and then loads the page again. Only a page can do it in this order: a load that
 * Chromium begins while the versions change over may hang for minutes.
 */
const CHANGE_OVER = `<!doctype html><title>Plimsoll</title><meta name="color-scheme" content="light dark"><script>
navigator.serviceWorker.getRegistration().then((registration) => {
  const next = registration && registration.waiting
  if (!next) return location.reload()
  next.addEventListener('statechange', () => next.state === 'activated' && location.reload())
  next.postMessage('${SKIP_WAITING}')
})
</script>`

/** Answers a page load: the app's own pages from the device, a prerendered one from the server while that answers. */
export function navigation(ports: NavigationPorts) {
  const { prerendered, languages, fromNetwork, hasNewVersion, openWindows } = ports
  return async (request: Request, shell: () => Promise<Response>): Promise<Response> => {
    // The page that is being left is the only one, so no page uses the old version any more.
    if (hasNewVersion() && (await openWindows()) < 2) {
      return new Response(CHANGE_OVER, { headers: { 'Content-Type': 'text/html', Refresh: '5' } })
    }
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/(.)\/$/, '$1')
    const [, first = '', ...rest] = path.split('/')
    if (languages.includes(first)) {
      // The shell on this device is that of the address without a language.
      const here = new URL(`/${rest.filter(Boolean).join('/')}${search}`, request.url)
      return networkOr(request, async () => Response.redirect(here.href))
    }
    return prerendered.has(path) ? networkOr(request, shell) : shell()
  }

  async function networkOr(request: Request, shell: () => Promise<Response>): Promise<Response> {
    const tooLate = AbortSignal.timeout(PATIENCE_MS)
    const late = new Promise<null>((resolve) => tooLate.addEventListener('abort', () => resolve(null)))
    const response = await Promise.race([fromNetwork(request).catch(() => null), late])
    return response && response.status < 500 ? response : shell()
  }
}

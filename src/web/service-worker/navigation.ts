type NavigationPorts<Version> = {
  /** Pages that are HTML of their own, for visitors and search engines. */
  prerendered: Set<string>
  fromNetwork: (request: Request) => Promise<Response>
  /** One that is installed and waits for its turn. */
  newVersion: () => Version | null
  activate: (version: Version) => void
  openWindows: () => Promise<number>
}

const PATIENCE_MS = 3000

/** Answers a page load: the app's own pages from the device, a prerendered one from the server while that answers. */
export function navigation<Version>(ports: NavigationPorts<Version>) {
  const { prerendered, fromNetwork, newVersion, activate, openWindows } = ports

  return async (request: Request, shell: () => Promise<Response>): Promise<Response> => {
    const version = newVersion()
    // The page that is being left is the only one, so no page uses the old version any more.
    if (version && (await openWindows()) < 2) {
      activate(version)
      return new Response(null, { headers: { Refresh: '0' } })
    }
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1')
    return prerendered.has(path) ? networkOr(request, shell) : shell()
  }

  async function networkOr(request: Request, shell: () => Promise<Response>): Promise<Response> {
    const tooLate = AbortSignal.timeout(PATIENCE_MS)
    const late = new Promise<null>((resolve) => tooLate.addEventListener('abort', () => resolve(null)))
    const response = await Promise.race([fromNetwork(request).catch(() => null), late])
    return response && response.status < 500 ? response : shell()
  }
}

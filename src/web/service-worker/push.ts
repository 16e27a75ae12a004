type Notice = { title: string; options: NotificationOptions & { data: { navigate: string } } }

const ICON = '/icons/icon-192.png'
const DIRECTIONS: unknown[] = ['ltr', 'rtl'] satisfies NotificationDirection[]

/**
 * What to show for a message of the server (docs/decisions/0040), which Safari shows by itself. Every one is shown, also what
 * cannot be read and while a page is open: a browser ends the subscription of a worker that stays silent.
 */
export function noticeOf(payload: string | undefined, unread: string, origin: string): Notice {
  const sent = notificationIn(payload)
  const title = textOf(sent['title'])
  const tag = textOf(sent['tag'])
  const body = textOf(sent['body'])
  const lang = textOf(sent['lang'])
  return {
    title: title ?? 'Plimsoll',
    options: {
      body: title ? (body ?? '') : unread,
      icon: ICON,
      // The second reminder of a day takes the place of the first one, and is heard. Without a tag that would be an error.
      ...(tag && { tag, renotify: true }),
      ...(title && lang && { lang }),
      ...(title && DIRECTIONS.includes(sent['dir']) && { dir: sent['dir'] as NotificationDirection }),
      data: { navigate: ownAddress(sent['navigate'], origin) },
    },
  }
}

export type OpenWindow = { focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }
type Windows = { all: () => Promise<readonly OpenWindow[]>; open: (url: string) => Promise<unknown> }

/**
 * Brings the page to the front that a notification leads to: in a window of ours if there is one, the last used. It is loaded
 * anew, as a browser tells only where a window began; what was typed for the day is on the device.
 */
export async function follow(navigate: unknown, origin: string, windows: Windows) {
  const address = ownAddress(navigate, origin)
  const [first] = await windows.all()
  if (!first) return windows.open(address)
  try {
    await first.focus()
    await first.navigate(address)
  } catch {
    // A window that was loaded past the worker cannot be led.
    await windows.open(address)
  }
}

/** Nobody is led to another site, whatever a message says. */
function ownAddress(navigate: unknown, origin: string): string {
  const isOurs = typeof navigate === 'string' && navigate.startsWith(`${origin}/`)
  return isOurs ? navigate : `${origin}/`
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function notificationIn(payload: string | undefined): Record<string, unknown> {
  try {
    return asObject(asObject(JSON.parse(payload ?? ''))['notification'])
  } catch {
    return {}
  }
}

const asObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

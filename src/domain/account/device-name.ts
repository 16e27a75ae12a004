import { type Message, msg } from '../language/message.ts'

/** The first that fits: every browser also calls itself by the names of those after it. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** What a person calls the browser of a User-Agent header: 'Safari on iPhone'. */
export function deviceName(userAgent: string): Message {
  const nameIn = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS) ?? 'unknown'
  return browser
    ? msg('{system, select, unknown {{browser}} other {{browser} on {system}}}', { browser, system })
    : msg('{system, select, unknown {Unknown browser} other {Unknown browser on {system}}}', { system })
}

const listeners = new Set<() => void>()

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(themeStorageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(choice: ThemeChoice) {
  localStorage.setItem(themeStorageKey, choice)
  changed()
}

export function onThemeChange(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the page in step with the device and with the other tabs. */
export function followTheme() {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) changed()
  }
  apply()
  device.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  return () => {
    device.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
  }
}

function changed() {
  apply()
  for (const listener of listeners) listener()
}

function apply() {
  const choice = themeChoice()
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const theme = choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = theme
  themeColorTag().content = browserColors[theme]
}

function themeColorTag(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'theme-color'
  document.head.append(made)
  return made
}

export const themeChoices = ['light', 'system', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeStorageKey = 'plimsoll.theme'

/** The browser's own frame (`theme-color`) takes the page's background: `--bg` of tokens.css. */
export const browserColors = { light: '#f5f7f9', dark: '#08131f' }

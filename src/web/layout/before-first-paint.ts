import { browserColors, themeStorageKey } from '#web/ui/theme.ts'

/**
 * Runs in the head of every page before anything is painted: sets the theme, and notes a remembered profile so that the
 * prerendered visitor page stays hidden, and a browser in which the app cannot run. It makes the theme-color tag itself:
 * React would add a second one on hydration if it found its own changed.
 */
export function beforeFirstPaint(profileStorageKey: string, isTooOld: string) {
  return `(function () {
  var root = document.documentElement, choice = null
  if (${isTooOld}) root.setAttribute('data-browser', 'too-old')
  try {
    choice = localStorage.getItem('${themeStorageKey}')
    if (localStorage.getItem('${profileStorageKey}')) root.dataset.session = 'remembered'
  } catch (e) {}
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  var meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = dark ? '${browserColors.dark}' : '${browserColors.light}'
  document.head.appendChild(meta)
})()`
}

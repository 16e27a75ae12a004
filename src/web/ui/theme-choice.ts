export const themeChoices = ['light', 'system', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeStorageKey = 'plimsoll.theme'

/** The browser's own frame (`theme-color`) takes the page's background: `--bg` of tokens.css. */
export const browserColors = { light: '#f5f7f9', dark: '#08131f' }

/**
 * The oldest browsers that the app is built for: those of Tailwind 4, whose style sheets need them. What they lack is
 * refused by tests/browser-target.test.ts; an older one is told so (src/web/layout/start-later.ts).
 */
export const BROWSER_TARGET = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

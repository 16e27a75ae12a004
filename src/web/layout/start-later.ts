import { msg } from '#domain/language/message.ts'

export const browserMessages = {
  tooOld: msg(
    'This browser is too old for Plimsoll. Update it, or open this page in Chrome or Edge 111, Firefox 128, Safari 16.4 (iOS 16.4) or a later one.',
  ),
} as const

/**
 * Features that came with the oldest browsers of scripts/browser-target.ts: of Safari 16.4 and Firefox 128 the first,
 * of Chrome 111 the last. As text, for inline scripts that any browser can read.
 */
export const isTooOld = `!window.CSSPropertyRule || ![].toSorted || !CSS.supports('color', 'color-mix(in srgb, red, red)')`

/** Shows the reason above a page that was prerendered, or in place of the app, which does not start. */
const tellTooOld = (tooOld: string) => `var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = ${JSON.stringify(tooOld)}
  notice.style.cssText = 'margin:0;padding:16px;background:#fff3cd;color:#3d2c00;font:16px/1.5 sans-serif'
  if (!waiting) document.body.textContent = ''
  document.body.insertBefore(notice, document.body.firstChild)`

/**
 * Runs at the end of every page. The build keeps the app of a public page waiting (scripts/build-public-pages.ts) until its style
 * sheets are there. The landing page has a script of its own instead, which waits for the first sign of a person; with a
 * profile remembered it is no landing page, and starts the app at once.
 */
export const startLater = (tooOld: string) => `(function () {
  var waiting = document.querySelector('script[type="text/waiting"]')
  if (document.documentElement.getAttribute('data-browser')) {
    ${tellTooOld(tooOld)}
    return
  }
  if (!waiting) return
  function add(script) {
    script.type = 'module'
    document.head.appendChild(script)
  }
  function startApp() {
    document.querySelectorAll('link[rel="waiting"]').forEach(function (link) { link.rel = 'modulepreload' })
    var script = document.createElement('script')
    script.textContent = waiting.textContent
    add(script)
  }
  // A script waits for the style sheets before it: by now they are here, and nothing competes with them any more.
  if (!waiting.dataset.instead || document.documentElement.dataset.session) return startApp()
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  function startOwn(event) {
    // A browser moves the pointer itself when something appears under it.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return
    signs.forEach(function (sign) { removeEventListener(sign, startOwn, true) })
    var script = document.createElement('script')
    script.src = waiting.dataset.instead
    add(script)
  }
  // The browser may have scrolled to the section by now.
  if (location.hash) return startOwn({})
  signs.forEach(function (sign) { addEventListener(sign, startOwn, { capture: true, passive: true }) })
})()`

import { tellTooOld } from './browser-too-old.ts'

/**
 * Runs at the end of every page. The build keeps the app of a public page waiting (scripts/keep-waiting.ts) until its style
 * sheets are there. The landing page has a script of its own instead, which waits for the first sign of a person; with a
 * profile remembered it is no landing page, and starts the app at once.
 */
export const startLater = `(function () {
  var waiting = document.querySelector('script[type="text/waiting"]')
  if (document.documentElement.getAttribute('data-browser')) {
    ${tellTooOld}
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

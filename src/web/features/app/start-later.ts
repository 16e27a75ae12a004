/**
 * Runs at the end of every page. The build keeps the app of a public page waiting (scripts/keep-waiting.ts), until its
 * style sheets are there or until the first sign of a person; a remembered profile starts it at once.
 */
export const startLater = `(function () {
  var waiting = document.querySelector('script[type="text/waiting"]')
  if (!waiting) return
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']
  function start(event) {
    // A browser moves the pointer itself when something appears under it.
    if (!waiting || (event && event.type === 'pointermove' && !event.movementX && !event.movementY)) return
    signs.forEach(function (sign) { removeEventListener(sign, start, true) })
    document.querySelectorAll('link[rel="waiting"]').forEach(function (link) { link.rel = 'modulepreload' })
    var script = document.createElement('script')
    script.type = 'module'
    script.textContent = waiting.textContent
    document.head.appendChild(script)
    waiting = null
  }
  // A script waits for the style sheets before it: by now they are here, and nothing competes with them any more.
  if (waiting.dataset.until === 'styled' || document.documentElement.dataset.session) return start()
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }) })
})()`

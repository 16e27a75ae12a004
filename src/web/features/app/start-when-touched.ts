/**
 * Runs at the end of every page. A page whose build keeps its app waiting (scripts/keep-waiting.ts) can be read and followed
 * without it; the first sign that somebody is there starts it, and a remembered profile at once.
 */
export const startWhenTouched = `(function () {
  var waiting = document.querySelector('script[type="text/waiting"]')
  if (!waiting) return
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']
  function start() {
    signs.forEach(function (sign) { removeEventListener(sign, start, true) })
    var script = document.createElement('script')
    script.type = 'module'
    script.textContent = waiting.textContent
    document.head.appendChild(script)
  }
  if (document.documentElement.dataset.session) return start()
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }) })
})()`

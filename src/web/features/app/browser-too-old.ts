import { browserMessages } from '#domain/messages/browser-messages.ts'

/**
 * Features that came with the oldest browsers of scripts/browser-target.ts: of Safari 16.4 and Firefox 128 the first,
 * of Chrome 111 the last. As text, for inline scripts that any browser can read.
 */
export const isTooOld = `!window.CSSPropertyRule || ![].toSorted || !CSS.supports('color', 'color-mix(in srgb, red, red)')`

/** Shows the reason above a page that was prerendered, or in place of the app, which does not start. */
export const tellTooOld = `var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = ${JSON.stringify(browserMessages.tooOld)}
  notice.style.cssText = 'margin:0;padding:16px;background:#fff3cd;color:#3d2c00;font:16px/1.5 sans-serif'
  if (!waiting) document.body.textContent = ''
  document.body.insertBefore(notice, document.body.firstChild)`

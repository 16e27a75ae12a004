import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

const HSTS_SEC = 2 * 365 * 24 * 60 * 60
const CSP_HEADER = 'Content-Security-Policy'

/** On every response, errors included. A page brings its own policy, which names its inline scripts; all else gets none. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has(CSP_HEADER)) headers.set(CSP_HEADER, "default-src 'none'; frame-ancestors 'none'")
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('X-Frame-Options', 'DENY')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (c.var.config.publicOrigin.startsWith('https:')) {
    headers.set('Strict-Transport-Security', `max-age=${HSTS_SEC}; includeSubDomains`)
  }
})

/** The policy of an HTML page: only our own files, and the inline scripts and styles it was built with, by hash. */
export function pagePolicy(html: string): Record<string, string> {
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...inlineStyles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return { [CSP_HEADER]: policy.join('; ') }
}

function hashOf([, content = '']: RegExpMatchArray): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

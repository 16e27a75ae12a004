import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

const HSTS_SEC = 2 * 365 * 24 * 60 * 60
const CSP_HEADER = 'Content-Security-Policy'
/** What default-src does not speak for. */
const NEITHER_FRAMED_NOR_REBASED = "base-uri 'none'; frame-ancestors 'none'"

/**
 * On every response, errors included; set beforehand, since a change to a finished reply costs a copy of it. A page
 * brings its own policy, which names its inline scripts; all else gets none.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.header(CSP_HEADER, `default-src 'none'; ${NEITHER_FRAMED_NOR_REBASED}`)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (c.get('config').publicOrigin.startsWith('https:')) {
    c.header('Strict-Transport-Security', `max-age=${HSTS_SEC}; includeSubDomains`)
  }
  await next()
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
    NEITHER_FRAMED_NOR_REBASED,
  ]
  return { [CSP_HEADER]: policy.join('; ') }
}

/** The service worker fetches our own files, and nothing else. */
export const workerPolicy = [
  CSP_HEADER,
  `default-src 'none'; connect-src 'self'; ${NEITHER_FRAMED_NOR_REBASED}`,
] as const

function hashOf([, content = '']: RegExpMatchArray): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

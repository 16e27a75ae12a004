import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#tests/support/browser.ts'

const SIZE = { width: 1200, height: 630 }
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
)
const LOAD =
  'M0 170C60 165 90 140 140 138S240 178 300 172S400 120 470 118S560 150 620 146S700 60 760 52S840 96 890 110S1000 150 1060 138S1120 130 1140 128'

/** The hero of the landing page, as it is shown where somebody shares a link to it. */
const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Archivo; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}) }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f5f7f9; color: #0b1d2e; font-family: Archivo }
  .name { display: flex; align-items: center; gap: 16px; padding: 48px 64px 0; font: 700 32px Archivo; letter-spacing: -.02em }
  h1 { margin: 34px 64px 0; max-width: 620px; font: 700 92px/.96 Archivo; letter-spacing: -.038em }
  .scene { position: absolute; left: 0; bottom: 0; width: 1200px }
</style>
<div class="name"><svg width="62" height="44" viewBox="0 0 34 24" fill="none" stroke="#0a5c9e" stroke-width="2.6"><circle cx="17" cy="12" r="9"/><path d="M1 12h32"/></svg>Plimsoll</div>
<h1>Know the load each athlete can carry.</h1>
<svg class="scene" viewBox="0 0 1140 226" fill="none">
  <rect y="96" width="1140" height="92" fill="#3fae7a33"/>
  <path d="${LOAD}V300H0Z" fill="#0a5c9e" opacity=".1"/>
  <path d="${LOAD}" stroke="#0a5c9e" stroke-width="4"/>
  <path d="M0 142H1140" stroke="#0b1d2e" stroke-width="2"/>
  <circle cx="1060" cy="142" r="26" stroke="#0b1d2e" stroke-width="5" fill="#f5f7f9"/>
  <path d="M1016 142H1104" stroke="#0b1d2e" stroke-width="5"/>
  <circle cx="760" cy="52" r="8" fill="#b3261e"/>
</svg>`

// Run by hand when the hero changes: the picture is kept in the repository.
const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
})
const tab = await browser.newPage({ viewport: SIZE })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await sharp(await tab.screenshot())
  .png({ compressionLevel: 9, palette: true })
  .toFile('public/share.png')
await browser.close()

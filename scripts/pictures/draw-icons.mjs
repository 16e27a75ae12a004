import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../tools.mjs'

const BRAND = '#0a5c9e'
const folder = join(root, 'public/icons')
const FAVICON_SIZES = [16, 32, 48]

/** The mark of src/web/ui/mark.tsx on a square of 512; `share` is how much of its width the line spans. */
function icon({ share, corner }) {
  const scale = (512 * share) / 32
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${corner}" fill="${BRAND}" />
  <g fill="none" stroke="#fff" stroke-width="2.8" transform="translate(256 256) scale(${scale}) translate(-17 -12)">
    <circle cx="17" cy="12" r="9" />
    <path d="M1 12h32" />
  </g>
</svg>`
}

const rounded = icon({ share: 0.72, corner: 112 })
// A system that cuts icons to its own shape keeps the inner circle of 80 %.
const bleeding = icon({ share: 0.6, corner: 0 })
const drawings = {
  'icon-192.png': [rounded, 192],
  'icon-512.png': [rounded, 512],
  'maskable-512.png': [bleeding, 512],
  'apple-touch-icon.png': [bleeding, 180],
}

// Run by hand when the mark changes: the pictures are kept in the repository.
mkdirSync(folder, { recursive: true })
for (const [name, [svg, size]] of Object.entries(drawings)) {
  await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
}

const favicon = readFileSync(join(root, 'public/favicon.svg'))
const sizes = await Promise.all(
  FAVICON_SIZES.map((size) =>
    sharp(favicon, { density: 72 * (size / 8) })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  ),
)
writeFileSync(join(root, 'public/favicon.ico'), icoOf(sizes))

/** The container of Windows' icons: a header, an entry for each picture, the pictures. */
function icoOf(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [at, picture] of pictures.entries()) {
    const entry = 6 + 16 * at
    header.writeUInt8(FAVICON_SIZES[at], entry)
    header.writeUInt8(FAVICON_SIZES[at], entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}

import { createHash } from 'node:crypto'

/** A UUID of version 4's shape that is the same on every run, so that a second demo replaces the first row by row. */
export function demoId(...nameParts: string[]): string {
  const bytes = createHash('sha256')
    .update(`plimsoll demo/${nameParts.join('/')}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

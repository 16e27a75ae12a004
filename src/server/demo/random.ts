import { createHash } from 'node:crypto'

export type Random = {
  /** Uniform in [0, 1). */
  uniform: () => number
  /** Standard normal. */
  normal: () => number
  chance: (probability: number) => boolean
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** A stream of numbers that depends on nothing but its name: sfc32 by Chris Doty-Humphrey (PractRand), seeded by SHA-256. */
export function randomFrom(streamName: string): Random {
  const seed = createHash('sha256').update(streamName).digest()
  let a = seed.readInt32LE(0)
  let b = seed.readInt32LE(4)
  let c = seed.readInt32LE(8)
  let counter = seed.readInt32LE(12)

  function uniform() {
    const mixed = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + mixed) | 0
    return (mixed >>> 0) / 2 ** 32
  }

  return {
    uniform,
    // Twelve uniforms instead of Box–Muller: Math.log and Math.cos may differ in the last bit between engines.
    normal: () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6),
    chance: (probability) => uniform() < probability,
    pick: (choices) => choices[Math.floor(uniform() * choices.length)] ?? choices[0],
  }
}

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

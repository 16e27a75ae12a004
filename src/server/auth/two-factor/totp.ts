import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SEC = 30
const DIGITS = 6
/** The step before and the one after count too, for slow thumbs and clocks that are off. */
const DRIFTS = [-1, 0, 1]

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SEC)

/** RFC 6238: what RFC 4226 makes of the key and the number of the step, with SHA-1, which is all that some apps know. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step a code belongs to, among those that count now. */
export function stepOf(key: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const matching = DRIFTS.map((drift) => stepAt(now) + drift).filter((step) => {
    const ours = Buffer.from(codeAt(key, step))
    return given.length === ours.length && timingSafeEqual(given, ours)
  })
  return matching.at(-1) ?? null
}

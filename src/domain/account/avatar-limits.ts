import type { AvatarFormat } from './avatar-format.ts'

export const MAX_AVATAR_BYTES = 8 * 1024 * 1024
/** A phone's largest photo has 50 million pixels. Decoded row by row it takes next to no memory. */
export const MAX_AVATAR_PIXELS = 50_000_000
/** Some pictures can only be decoded as a whole, at up to 30 bytes a pixel. */
export const MAX_AVATAR_PIXELS_AT_ONCE = 16_000_000
/** The picture is enlarged until its short side fills the square; a thread would become a band without end. */
export const MAX_AVATAR_RATIO = 10

export type AvatarHeader = { format: AvatarFormat; width: number; height: number; interlaced: boolean }

/** What speaks against decoding a picture, judged by its header alone. */
export function avatarProblem({ format, width, height, interlaced }: AvatarHeader) {
  const isDecodedAtOnce = interlaced || format === 'avif' || format === 'gif'
  if (width * height > (isDecodedAtOnce ? MAX_AVATAR_PIXELS_AT_ONCE : MAX_AVATAR_PIXELS)) return 'too-large'
  if (Math.max(width, height) > MAX_AVATAR_RATIO * Math.min(width, height)) return 'too-narrow'
  return null
}

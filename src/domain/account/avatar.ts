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

/** Where each kind of picture says what it is; a file's name and declared type say nothing. */
const SIGNATURES = {
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  // Followed by the brands the file is compatible with; a HEIC photo has the same frame but another brand.
  avif: (head) => head.startsWith('ftyp', 4) && head.includes('avif', 8),
} satisfies Record<string, (head: string) => boolean>

type AvatarFormat = keyof typeof SIGNATURES

const HEAD_BYTES = 40

/** Only these are decoded at all: no drawing language, no document, nothing that can refer to another file. */
export function avatarFormatOf(file: Uint8Array): AvatarFormat | null {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES))
  const formats = Object.keys(SIGNATURES) as AvatarFormat[]
  return formats.find((format) => SIGNATURES[format](head)) ?? null
}

/**
 * Width and height in pixels; the browser takes the one that its screen needs. A profile's avatar_url names the picture;
 * `{avatar_url}/{size}.webp` is one size of it.
 */
export const AVATAR_SIZES_PX = { small: 96, medium: 160, large: 480 } as const

export type AvatarSize = keyof typeof AVATAR_SIZES_PX

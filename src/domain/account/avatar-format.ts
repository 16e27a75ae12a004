/** Where each kind of picture says what it is; a file's name and declared type say nothing. */
const SIGNATURES = {
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  // Followed by the brands the file is compatible with; a HEIC photo has the same frame but another brand.
  avif: (head) => head.startsWith('ftyp', 4) && head.includes('avif', 8),
} satisfies Record<string, (head: string) => boolean>

export type AvatarFormat = keyof typeof SIGNATURES

const HEAD_BYTES = 40

/** Only these are decoded at all: no drawing language, no document, nothing that can refer to another file. */
export function avatarFormatOf(file: Uint8Array): AvatarFormat | null {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES))
  const formats = Object.keys(SIGNATURES) as AvatarFormat[]
  return formats.find((format) => SIGNATURES[format](head)) ?? null
}

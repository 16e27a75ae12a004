import { expect, test } from 'vitest'
import { avatarFormatOf, type AvatarHeader, avatarProblem } from './avatar.ts'

const plain = { interlaced: false }

test.each<[AvatarHeader, ReturnType<typeof avatarProblem>]>([
  [{ format: 'jpeg', width: 1, height: 1, ...plain }, null],
  [{ format: 'jpeg', width: 8160, height: 6120, ...plain }, null],
  [{ format: 'png', width: 10_000, height: 5000, ...plain }, null],
  [{ format: 'png', width: 10_000, height: 5001, ...plain }, 'too-large'],
  [{ format: 'png', width: 14_000, height: 14_000, ...plain }, 'too-large'],
  [{ format: 'png', width: 4000, height: 4000, interlaced: true }, null],
  [{ format: 'png', width: 4000, height: 4001, interlaced: true }, 'too-large'],
  [{ format: 'jpeg', width: 4000, height: 4001, interlaced: true }, 'too-large'],
  [{ format: 'avif', width: 4000, height: 4001, ...plain }, 'too-large'],
  [{ format: 'gif', width: 4001, height: 4000, ...plain }, 'too-large'],
  [{ format: 'webp', width: 4001, height: 4000, ...plain }, null],
  [{ format: 'jpeg', width: 4000, height: 400, ...plain }, null],
  [{ format: 'jpeg', width: 4000, height: 399, ...plain }, 'too-narrow'],
  [{ format: 'png', width: 1, height: 1_000_000, ...plain }, 'too-narrow'],
])('%j: %s', (header, problem) => expect(avatarProblem(header)).toBe(problem))

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['jpeg', '\xff\xd8\xff\xe1..Exif'],
  ['png', '\x89PNG\r\n\x1a\n....IHDR'],
  ['gif', 'GIF87a....'],
  ['gif', 'GIF89a....'],
  ['webp', 'RIFF\x00\x00\x10\x00WEBPVP8 '],
  ['avif', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miaf'],
  ['avif', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avifmiaf'],
])('%s is told by its first bytes', (format, head) => expect(avatarFormatOf(bytes(head))).toBe(format))

test.each([
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a drawing after an XML declaration', '<?xml version="1.0"?><svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['an archive', 'PK\x03\x04\x14\x00'],
  ['a document', '%PDF-1.7'],
  ['a TIFF', 'II*\x00'],
  ['a sound', 'RIFF\x00\x00\x10\x00WAVEfmt '],
  ['a HEIC photo', '\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1MiHEmiafheic'],
  ['a film', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41'],
  ['half a signature', '\x89PNG'],
  ['a picture that starts late', ' \xff\xd8\xff\xe0'],
])('%s is none of them', (_, head) => expect(avatarFormatOf(bytes(head))).toBeNull())

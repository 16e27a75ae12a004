import sharp from 'sharp'
import { avatarFormatOf } from '#domain/account/avatar-format.ts'
import { avatarProblem, MAX_AVATAR_PIXELS } from '#domain/account/avatar-limits.ts'
import { AVATAR_SIZES_PX, type AvatarSize } from '#domain/account/avatar-sizes.ts'

export type AvatarPictures = Record<AvatarSize, Uint8Array>

const DECODE_LIMIT_SEC = 20
const QUALITY = 82

// Nobody uploads the same picture twice.
sharp.cache(false)
sharp.concurrency(1)

/** Draws an uploaded picture anew, upright and square: of the file itself, its metadata included, nothing is kept. */
export async function avatarPictures(
  file: Uint8Array,
): Promise<AvatarPictures | 'not-an-image' | 'too-large' | 'too-narrow'> {
  const format = avatarFormatOf(file)
  if (!format) return 'not-an-image'
  try {
    const { width, height, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata()
    const problem = avatarProblem({ format, width, height, interlaced: isProgressive ?? false })
    return problem ?? (await inAllSizes(await squareOf(file)))
  } catch {
    return 'not-an-image'
  }
}

function squareOf(file: Uint8Array) {
  const px = AVATAR_SIZES_PX.large
  // The large size is decoded from the file, the others from it, so that the file is decoded once.
  return sharp(file, { limitInputPixels: MAX_AVATAR_PIXELS, failOn: 'error', autoOrient: true })
    .timeout({ seconds: DECODE_LIMIT_SEC })
    .resize(px, px, { fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function inAllSizes({ data, info }: Awaited<ReturnType<typeof squareOf>>): Promise<AvatarPictures> {
  const { width, height, channels } = info
  const inSize = (px: number) =>
    sharp(data, { raw: { width, height, channels } }).resize(px, px).webp({ quality: QUALITY }).toBuffer()
  return {
    small: await inSize(AVATAR_SIZES_PX.small),
    medium: await inSize(AVATAR_SIZES_PX.medium),
    large: await inSize(AVATAR_SIZES_PX.large),
  }
}

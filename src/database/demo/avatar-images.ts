import { AVATAR_SIZES_PX, type AvatarSize } from '#domain/account/avatar-sizes.ts'
import sharp from 'sharp'
import { drawAvatar } from './avatar-drawing.ts'
import type { AvatarLook } from './avatar-look.ts'

export type AvatarImages = Record<AvatarSize, Uint8Array>

export async function avatarImages(look: AvatarLook): Promise<AvatarImages> {
  const drawing = Buffer.from(drawAvatar(look))
  const inSize = (px: number) => sharp(drawing).resize(px, px).webp({ quality: 88 }).toBuffer()
  const [small, medium, large] = await Promise.all([
    inSize(AVATAR_SIZES_PX.small),
    inSize(AVATAR_SIZES_PX.medium),
    inSize(AVATAR_SIZES_PX.large),
  ])
  return { small, medium, large }
}

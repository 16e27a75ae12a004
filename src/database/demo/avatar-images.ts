import sharp from 'sharp'
import { drawAvatar } from './avatar-drawing.ts'
import type { AvatarLook } from './avatar-look.ts'

export const AVATAR_SIZES_PX = { small: 64, medium: 160, large: 480 }

export type AvatarImages = Record<keyof typeof AVATAR_SIZES_PX, Uint8Array>

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

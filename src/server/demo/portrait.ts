import sharp from 'sharp'
import { AVATAR_SIZES_PX, type AvatarSize } from '#domain/account/avatar.ts'
import { drawHair } from './portrait-hair.ts'
import { type AvatarLook, scenes, shirts, skins } from './portrait-look.ts'

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

const head = 'M164 192C164 134 198 106 240 106S316 134 316 192C316 256 284 302 240 302S164 256 164 192Z'
const shadedSide = 'M262 109C294 118 316 146 316 192C316 256 284 302 240 302C286 274 302 180 262 109Z'
const body =
  'M54 492C56 404 92 372 150 356C184 347 204 340 208 316H272C276 340 296 347 330 356C388 372 424 404 426 492Z'
const neck = 'M194 352C206 344 208 330 208 250H272C272 330 274 344 286 352C274 378 206 378 194 352Z'
const collar = 'M194 352C206 378 274 378 286 352'

/** A calm portrait without a face: water and a disc behind, a shirt in front. No text, so no fonts. */
export function drawAvatar(look: AvatarLook): string {
  const skin = skins[look.skin]
  const scene = scenes[look.scene]
  const shirt = shirts[look.shirt]
  const hair = drawHair(look)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">',
    `<rect width="480" height="480" fill="${scene.sky}"/>`,
    `<circle cx="330" cy="164" r="118" fill="${scene.disc}"/>`,
    `<path d="M0 252C90 232 150 272 240 254S400 236 480 258V480H0Z" fill="${scene.water[0]}"/>`,
    `<path d="M0 306C80 324 170 286 262 306S420 322 480 300V480H0Z" fill="${scene.water[1]}"/>`,
    `<path d="M0 366C100 346 190 384 290 362S430 352 480 370V480H0Z" fill="${scene.water[2]}"/>`,
    '<g transform="translate(-26.4 -24) scale(1.11)">',
    hair.behind,
    `<clipPath id="body"><path d="${body}"/></clipPath>`,
    `<g clip-path="url(#body)"><rect y="300" width="480" height="200" fill="${shirt.base}"/>`,
    `<path d="${shirt.markings}" stroke="${shirt.trim}" stroke-width="14" fill="none"/></g>`,
    `<path d="${neck}" fill="${skin.shade}"/>`,
    `<path d="${collar}" stroke="${shirt.trim}" stroke-width="9" stroke-linecap="round" fill="none"/>`,
    `<ellipse cx="165" cy="214" rx="12" ry="18" fill="${skin.base}"/>`,
    `<ellipse cx="315" cy="214" rx="12" ry="18" fill="${skin.shade}"/>`,
    `<path d="${head}" fill="${skin.base}"/><path d="${shadedSide}" fill="${skin.shade}" opacity=".7"/>`,
    hair.over,
    '</g>',
    '</svg>',
  ].join('')
}

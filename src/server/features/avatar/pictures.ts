import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ActorTx } from '#database/as-actor.ts'
import { profiles } from '#database/schema/profiles.ts'
import {
  AVATAR_SIZES_PX,
  avatarFormatOf,
  avatarProblem,
  type AvatarSize,
  MAX_AVATAR_PIXELS,
} from '#domain/account/avatar.ts'
import type { Profile } from '#domain/account/profile.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { type FileStore, newPictureFolder } from '#server/storage/file-store.ts'

type AvatarPictures = Record<AvatarSize, Uint8Array>

const DECODE_LIMIT_SEC = 20
const QUALITY = 82

// A cache would be of no use: users do not upload the same picture twice.
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

/** Answers the avatar_url under which they are found. */
export async function storePictures(
  files: FileStore,
  userId: string,
  pictures: AvatarPictures,
): Promise<string> {
  const folder = newPictureFolder(userId)
  try {
    for (const [size, bytes] of Object.entries(pictures)) await files.put(`${folder}/${size}.webp`, bytes)
  } catch (error) {
    await files.deleteFolder(folder).catch(() => {})
    throw error
  }
  return `/${folder}`
}

/** Answers the address it replaced, if any, and tells the team; nothing if the account has just been deleted. */
export async function replaceAvatarUrl(tx: ActorTx, { id: userId, teams }: Profile, avatarUrl: string) {
  // Locked, so that of two uploads at once each replaces another picture.
  const [former] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  if (!former) return undefined
  await tx.update(profiles).set({ avatarUrl }).where(eq(profiles.id, userId))
  for (const team of teams) await announce(tx, teamChannel(team.id), 'athletes')
  return former.avatarUrl
}

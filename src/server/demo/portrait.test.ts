import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AVATAR_SIZES_PX } from '#domain/account/avatar.ts'
import { avatarImages, drawAvatar } from './portrait.ts'
import { demoAthletes, demoCoach } from './roster.ts'

const looks = [demoCoach, ...demoAthletes].flatMap(({ look }) => look ?? [])

test('no two people look the same, and no drawing needs a font or another file', () => {
  const drawings = looks.map(drawAvatar)
  expect(new Set(drawings).size).toBe(looks.length)
  expect(drawings.filter((drawing) => /<text|<image|href=/.test(drawing))).toEqual([])
})

test('an avatar comes as WebP in three square sizes, the same bytes every time', async () => {
  const images = await avatarImages(demoCoach.look!)
  for (const [size, px] of Object.entries(AVATAR_SIZES_PX)) {
    const { format, width, height } = await sharp(images[size as keyof typeof images]).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: px, height: px })
  }
  expect(await avatarImages(demoCoach.look!)).toEqual(images)
})

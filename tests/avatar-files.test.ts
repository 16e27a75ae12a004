import { expect, test } from 'vitest'
import { AVATAR_SIZES_PX } from '#domain/account/avatar.ts'
import { AVATAR_FILES_PX } from '#web/ui/avatar.tsx'

test('the browser is offered the sizes that pictures are stored in', () => {
  expect(AVATAR_FILES_PX).toEqual(AVATAR_SIZES_PX)
})

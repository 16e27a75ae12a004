import { expect, test } from 'vitest'
import { type AvatarHeader, avatarProblem } from './avatar-limits.ts'

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

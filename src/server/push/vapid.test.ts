import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeys } from '#server/process/keys.ts'
import { type Vapid, vapidOf } from './vapid.ts'

const keys = createKeys({ authSecret: 'a secret of more than 32 characters', authSecretPrevious: undefined })
const NOBODY = 'Plimsoll <plimsoll@localhost>'
const madeOf = (publicOrigin: string, mailFrom = NOBODY, vapidPrivateKey?: string) =>
  vapidOf({ publicOrigin, mailFrom, vapidPrivateKey }, keys)

test.each([
  ['https://plimsoll.club', NOBODY, 'https://plimsoll.club'],
  ['https://plimsoll.local', 'Plimsoll <care@club.org>', 'mailto:care@club.org'],
  ['https://10.0.0.8', 'care@club.org', 'mailto:care@club.org'],
  ['http://localhost:3000', '"A club" <care@club.org>', 'mailto:care@club.org'],
])('at %s, with mails from %s, push services may turn to %s', (origin, mailFrom, subject) => {
  expect(madeOf(origin, mailFrom)).toMatchObject({ subject })
})

test.each([
  ['http://plimsoll.club', 'care@club.org', 'no-https'],
  ['http://localhost:3000', NOBODY, 'no-address'],
  ['https://localhost', NOBODY, 'no-address'],
  ['https://plimsoll.local', 'care@club.internal', 'no-address'],
  ['https://plimsoll.invalid', 'care@127.0.0.1', 'no-address'],
])('at %s, with mails from %s, there is no push: %s', (origin, mailFrom, reason) => {
  expect(madeOf(origin, mailFrom)).toBe(reason)
})

test('the key is the same at every start and in every process, and another with another secret', () => {
  const { publicKey, privateKey } = madeOf('https://plimsoll.club') as Vapid
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
  expect(madeOf('https://plimsoll.club')).toMatchObject({ publicKey, privateKey })
  const others = createKeys({
    authSecret: 'another secret of 32 characters and more',
    authSecretPrevious: undefined,
  })
  const told = { publicOrigin: 'https://plimsoll.club', mailFrom: NOBODY, vapidPrivateKey: undefined }
  expect((vapidOf(told, others) as Vapid).publicKey).not.toBe(publicKey)
})

test('a configured key counts instead, and the derived one for browsers that subscribed with it', () => {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys('base64url')
  const privateKey = own.getPrivateKey().toString('hex').padStart(64, '0')
  const configured = Buffer.from(privateKey, 'hex').toString('base64url')
  const { publicKey: derived } = madeOf('https://plimsoll.club') as Vapid
  expect(madeOf('https://plimsoll.club', NOBODY, configured)).toMatchObject({
    publicKey,
    former: [{ publicKey: derived }],
  })
})

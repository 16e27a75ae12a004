import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/process/config.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { folderStore } from '#server/storage/folder-store.ts'
import { s3Store } from '#server/storage/s3-store.ts'
import { allOf } from '#tests/support/all-of.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { hasValidSignature } from '#tests/support/s3-signature.ts'

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-files-'))
guardFolder(folder)
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bucketOf = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }).s3!
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | null) => found && new TextDecoder().decode(found)

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(folder)],
  ['a store that speaks S3', () => s3Store(bucketOf(s3.env))],
])('%s', (_, open) => {
  test('gives back what was put, the last of it', async () => {
    const store = open()
    await store.put('avatars/ida/one/small.webp', bytes('first'))
    await store.put('avatars/ida/one/small.webp', bytes('second'))
    expect(text(await store.get('avatars/ida/one/small.webp'))).toBe('second')
  })

  test('has nothing where nothing was put', async () => {
    expect(await open().get('avatars/ida/none/small.webp')).toBeNull()
  })

  test('deletes a folder and nothing beside it', async () => {
    const store = open()
    for (const key of ['b/one/small.webp', 'b/one/large.webp', 'b/one-more/small.webp', 'b/two/small.webp']) {
      await store.put(key, bytes(key))
    }
    await store.deleteFolder('b/one')
    expect(await store.get('b/one/small.webp')).toBeNull()
    expect(await store.get('b/one/large.webp')).toBeNull()
    expect(await store.get('b/one-more/small.webp')).not.toBeNull()
    expect(await store.get('b/two/small.webp')).not.toBeNull()
    await store.deleteFolder('b/one')
  })

  test('lists what is in a folder, and when it was written', async () => {
    const store = open()
    const before = Date.now()
    for (const key of ['c/ida/one/small.webp', 'c/ida/one/large.webp', 'c/bo/two/small.webp', 'cc/no.webp']) {
      await store.put(key, bytes(key))
    }
    const listed = await allOf(store.list('c'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      'c/bo/two/small.webp',
      'c/ida/one/large.webp',
      'c/ida/one/small.webp',
    ])
    for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - before)).toBeLessThan(60_000)
    expect(await allOf(store.list('nothing'))).toEqual([])
  })
})

test('a store that speaks S3 is asked for every page of its list', async () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-15T06:30:00Z</LastModified></Contents>`
  const pages = new Map([
    [null, `${entry('c/1')}${entry('c/2')}<NextContinuationToken>1+/=</NextContinuationToken>`],
    ['1+/=', entry('c/3')],
  ])
  const paged = createServer(({ url = '' }, response) => {
    response.end(pages.get(new URL(url, 'http://store').searchParams.get('continuation-token')))
  })
  await once(paged.listen(0, '127.0.0.1'), 'listening')
  const { port } = paged.address() as AddressInfo
  const store = s3Store(bucketOf({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}` }))
  const writtenAt = new Date('2026-11-15T06:30:00Z')
  expect(await allOf(store.list('c'))).toEqual(['c/1', 'c/2', 'c/3'].map((key) => ({ key, writtenAt })))
  paged.close().closeAllConnections()
})

test.each([
  ['a wrong key', { S3_SECRET_ACCESS_KEY: 'another' }],
  ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }],
])('%s fails loudly and tells no secret', async (_, wrong) => {
  const store = s3Store(bucketOf({ ...s3.env, ...wrong }))
  const failure: unknown = await store.put('a/b', bytes('x')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).toMatch(/^Error: The file store /)
  expect(String(failure)).not.toContain('another')
})

test('a store that sends us elsewhere is not followed', async () => {
  let visits = 0
  const elsewhere = createServer((_, response) => response.end(`visit ${++visits}`))
  const misleading = createServer((_, response) => {
    const { port } = elsewhere.address() as AddressInfo
    response.writeHead(307, { Location: `http://127.0.0.1:${port}/secret` }).end()
  })
  for (const server of [elsewhere, misleading]) await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = misleading.address() as AddressInfo
  const store = s3Store(bucketOf({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}` }))
  await expect(store.get('a/b')).rejects.toThrow('The file store answered GET with 307')
  await expect(store.put('a/b', bytes('x'))).rejects.toThrow('The file store answered PUT with 307')
  expect(visits).toBe(0)
  for (const server of [elsewhere, misleading]) server.close().closeAllConnections()
})

test('the signature that is asked for is the one AWS gives as its example', () => {
  const example = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  expect(hasValidSignature(example, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(true)
  expect(hasValidSignature(example, 'another')).toBe(false)
  expect(
    hasValidSignature({ ...example, url: '/other.txt' }, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'),
  ).toBe(false)
})

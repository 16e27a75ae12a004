import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { hasValidSignature } from '#tests/support/s3-signature.ts'

export type S3Server = {
  /** What our server needs in its environment to keep its files here. */
  env: Record<string, string>
  stop: () => Promise<void>
}

const BUCKET = 'plimsoll'
// The only pair s3rver knows.
const KEY = 'S3RVER'

/** A real server that speaks S3, with one empty bucket. It leaves signatures unchecked, so they are checked before it. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'plimsoll-s3-'))
  guardFolder(directory)
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] })
  await s3rver.configureBuckets()
  const answer = s3rver.callback()
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    if (hasValidSignature({ method, url, headers }, KEY)) answer(request, response)
    else response.writeHead(403).end('SignatureDoesNotMatch')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

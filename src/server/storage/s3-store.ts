import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStore, StoredFile } from './file-store.ts'

export type S3Bucket = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const PATIENCE_MS = 15_000
const RETRIES = 2

/**
 * Any store that speaks S3. The bucket is part of the path, which every one of them understands. No redirect is followed: it
 * could lead pictures, or us, elsewhere.
 */
export function s3Store({ endpoint, bucket, ...credentials }: S3Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const root = `${endpoint}/${bucket}`

  async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Uint8Array<ArrayBuffer>) {
    const answer = await client.fetch(`${root}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body, headers: { 'X-Amz-Content-Sha256': sha256(body) } }),
    })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`The file store answered ${method} with ${answer.status}`)
  }

  async function* list(folder: string): AsyncGenerator<StoredFile> {
    let next: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
      if (next) query.set('continuation-token', next)
      const page = await (await ask('GET', `?${query}`)).text()
      // Our keys need no escaping in XML.
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textIn(entry, 'Key')
        if (key) yield { key, writtenAt: new Date(textIn(entry, 'LastModified') ?? NaN) }
      }
      next = textIn(page, 'NextContinuationToken')
    } while (next)
  }

  async function deleteFolder(folder: string) {
    for await (const { key } of list(folder)) await ask('DELETE', `/${key}`)
  }

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', `/${key}`, new Uint8Array(bytes))
      if (!answer.ok) throw new Error('The file store has no such bucket')
    },
    async get(key) {
      const answer = await ask('GET', `/${key}`)
      return answer.ok ? answer.bytes() : null
    },
    deleteFolder,
    list,
  }
}

const textIn = (xml: string, element: string) =>
  new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1] ?? null

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

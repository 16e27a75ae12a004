import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

type Receiving = { request: Request; folder: string; maxBytes: number }

/**
 * Takes a request's body to disk, where it waits for its turn without using memory, then has the whole of it read by
 * `work`. Answers null for an empty body.
 */
export async function receiveUpload<T>(
  { request, folder, maxBytes }: Receiving,
  work: (readAll: () => Promise<Uint8Array>) => Promise<T>,
): Promise<T | 'too-large' | 'interrupted' | null> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return 'too-large'
  if (!request.body) return null
  const file = await namelessFile(folder)
  try {
    const size = await copyInto(file, request.body, maxBytes)
    if (typeof size === 'string') return size
    return size === 0 ? null : await work(() => wholeOf(file, size))
  } finally {
    await file.close()
  }
}

/** A file without a name is gone once it is closed, however the process ends. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** Stops at the limit, whatever length the request claims to have; what remains unread is the HTTP server's to drop. */
async function copyInto(file: FileHandle, body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const piece = await reader.read().catch(() => null)
    if (!piece) return 'interrupted'
    if (piece.done) return size
    size += piece.value.length
    if (size > maxBytes) return 'too-large'
    await file.write(piece.value)
  }
}

async function wholeOf(file: FileHandle, size: number): Promise<Uint8Array> {
  const { buffer } = await file.read(Buffer.alloc(size), { position: 0 })
  return buffer
}

/** Runs one piece of work at a time; the others wait in the order they came. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

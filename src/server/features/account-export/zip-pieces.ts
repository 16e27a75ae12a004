import { Zip, ZipDeflate } from 'fflate'

export type FileToZip = { name: string; content: AsyncIterable<string | Uint8Array> }

/** A zip archive in pieces, each made when it is asked for: of no file more is held than what was read last. */
export async function* zipPieces(
  files: Iterable<FileToZip>,
  madeAt: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const { name, content } of files) {
    const file = new ZipDeflate(name)
    file.mtime = madeAt
    zip.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

import { request } from 'node:http'

type Answer = { status: number; code: string; sentBytes: number }

const PIECE = Buffer.alloc(256 * 1024, 1)

/** Sends up to a gigabyte, with its length in front or without, until the server answers. */
export function uploadGigabyte(
  address: string,
  headers: Record<string, string>,
  { withLength }: { withLength: boolean },
): Promise<Answer> {
  const totalBytes = 1024 * 1024 * 1024
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    let answered = false
    const upload = request(address, {
      method: 'PUT',
      headers: { ...headers, ...(withLength && { 'Content-Length': String(totalBytes) }) },
    })
    upload.on('response', (response) => {
      answered = true
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).code, sentBytes })
        upload.destroy()
      })
    })
    upload.on('error', (error) => (answered ? undefined : reject(error)))
    const send = () => {
      if (answered || sentBytes >= totalBytes) return
      sentBytes += PIECE.length
      upload.write(PIECE, send)
    }
    send()
  })
}

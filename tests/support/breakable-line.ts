import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A connection to the database at `url` that a test can cut at the next message, in which it can spoil a word, and of which it can
 * hold an answer back.
 */
export async function breakableLine(url: string) {
  const { hostname, port } = new URL(url)
  const lines = new Set<Socket>()
  let isToBreak = false
  let misheard = ''
  let unanswered = ''
  const held: (() => void)[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    lines.add(near)
    near.on('data', (said) => {
      if (unanswered && said.includes(unanswered)) {
        far.unpipe(near)
        held.push(() => far.pipe(near))
      }
      if (isToBreak) near.destroy()
      else far.write(mishear(said))
      isToBreak = false
    })
    far.pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    server.close()
  })

  /** The text keeps its length, so that the lengths in the protocol stay right. */
  function mishear(said: Buffer): Buffer {
    const text = said.toString('latin1')
    if (!misheard || !text.includes(misheard)) return said
    const heard = text.replace(misheard, misheard.replaceAll(/\w/g, 'x'))
    misheard = ''
    return Buffer.from(heard, 'latin1')
  }

  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    breakAtNextWord: () => (isToBreak = true),
    mishearOnce: (word: string) => (misheard = word),
    /** To whatever has `word` in it, until they are let go. */
    holdAnswersTo: (word: string) => (unanswered = word),
    held: () => held.length,
    letGo: () => {
      unanswered = ''
      for (const answer of held.splice(0)) answer()
    },
  }
}

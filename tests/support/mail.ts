import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A mail as its reader sees it. */
export type Mail = {
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
  links: string[]
  /** By name, in lower case. */
  headers: Record<string, string>
}

export async function parseMail(raw: Buffer): Promise<Mail> {
  const { from, to, replyTo, subject, text, html, headers } = await PostalMime.parse(raw)
  return {
    from: from?.address ?? '',
    to: (to ?? []).map(({ address }) => address ?? ''),
    replyTo: (replyTo ?? []).map(({ address }) => address ?? ''),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    links: (text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? [],
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }
}

/** The mails in an outbox folder, oldest first. */
export async function mailsIn(folder: string): Promise<Mail[]> {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name)))))
}

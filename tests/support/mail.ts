import PostalMime from 'postal-mime'

/** A mail as its reader sees it. */
export type Mail = {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
}

export async function parseMail(raw: Buffer): Promise<Mail> {
  const { from, to, subject, text, html } = await PostalMime.parse(raw)
  return {
    from: from?.address ?? '',
    to: (to ?? []).map(({ address }) => address ?? ''),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    links: (text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? [],
  }
}

export function pageTitle(title?: string) {
  return [{ title: title ? `${title} · Plimsoll` : 'Plimsoll' }]
}

/**
 * The head of a page that search engines and link previews read. What needs the address of the site, the server adds when
 * it starts: a build does not know it.
 */
export function publicPage(title: string, description: string) {
  return [
    ...pageTitle(title),
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Plimsoll' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}

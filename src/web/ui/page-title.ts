export function pageTitle(title?: string) {
  return [{ title: title ? `${title} · Plimsoll` : 'Plimsoll' }]
}

/** Carries `redirect` and `code` along from one account screen to the next. */
export function keepDestination(path: string, query: URLSearchParams): string {
  const [pathname, search] = path.split('?')
  const kept = new URLSearchParams(search)
  for (const name of ['redirect', 'code']) {
    const value = query.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : path
}

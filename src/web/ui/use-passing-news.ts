import { useEffect, useState } from 'react'

/** A piece of news that is shown for a while; the next one starts the while anew. */
export function usePassingNews(shownForMs: number) {
  const [news, setNews] = useState<{ text: string }>()
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [news, shownForMs])
  return { news: news?.text, tell: (text: string) => setNews({ text }) }
}

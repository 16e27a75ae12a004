import { useEffect, useState } from 'react'
import type { Message } from '#domain/language/message.ts'

/** A piece of news that is shown for a while; the next one starts the while anew. */
export function usePassingNews(shownForMs: number) {
  const [news, setNews] = useState<{ said: Message }>()
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [news, shownForMs])
  return { news: news?.said, tell: (said: Message) => setNews({ said }) }
}

import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'

/** In the landing page that stands by itself, these take the place of the router's. */
export function Link({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

export function useLocation() {
  const [visits, setVisits] = useState(0)
  useEffect(() => {
    const onHash = () => setVisits((count) => count + 1)
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return { hash: typeof window === 'undefined' ? '' : window.location.hash, key: String(visits) }
}

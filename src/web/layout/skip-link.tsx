import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function SkipLink() {
  const { t } = useLingui()
  return (
    <a
      href="#main"
      className="fixed top-2 start-2 z-50 -translate-y-20 rounded-m bg-brand px-4 py-2.5 font-semibold text-brand-ink focus-visible:translate-y-0"
    >
      {t`Skip to content`}
    </a>
  )
}

/**
 * After a change of page the focus starts at the new main part, so that a screen reader reads on from there; unless the
 * page has put it somewhere in it.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
}

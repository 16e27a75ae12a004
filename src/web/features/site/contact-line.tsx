import { useQuery } from '@tanstack/react-query'
import { siteQuery } from './site-query.ts'

/** Where to write to. The address comes a moment after the page, so its place is kept. */
export function ContactLine() {
  const { data: site } = useQuery(siteQuery)
  return (
    <p className="min-h-12 lg:min-h-6 print:min-h-0">
      Write to us through the <a href="/#contact">contact form</a>
      {site && (
        <>
          {' '}
          or at <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </>
      )}
      .
    </p>
  )
}

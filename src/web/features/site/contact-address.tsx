import { useQuery } from '@tanstack/react-query'
import { siteQuery } from './site-query.ts'

/** The address to write to, once it is known; the contact form is there before. */
export function ContactAddress() {
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      the <a href="/#contact">contact form</a>
      {site && (
        <>
          {' '}
          or at <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </>
      )}
    </>
  )
}

import { Download } from 'lucide-react'
import { buttonLook } from '#web/ui/button-look.ts'

/** A plain link: the browser shows how far the download is, and goes on with it whichever page is open. */
export function YourData() {
  return (
    <a href="/api/account/export" download className={buttonLook('plain', 'm')}>
      <Download aria-hidden size={17} />
      Download my data
    </a>
  )
}

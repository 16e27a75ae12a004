import { ArrowLeft } from 'lucide-react'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useProfile } from './use-profile.ts'

export function BackToDashboard() {
  return (
    <ButtonLink to={dashboardPath(useProfile().role)} look="quiet" className="-ml-4">
      <ArrowLeft aria-hidden size={17} />
      Back to Dashboard
    </ButtonLink>
  )
}

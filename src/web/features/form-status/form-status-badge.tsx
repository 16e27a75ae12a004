import { Badge } from '#web/ui/badge.tsx'

export function FormStatusBadge({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <Badge tone="good">Forms Open</Badge> : <Badge>Forms Closed</Badge>
}

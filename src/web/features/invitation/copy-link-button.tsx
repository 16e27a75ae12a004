import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { showToast } from '#web/ui/toast.ts'
import { copyText } from './copy-text.ts'

const markerMs = 2000

type CopyLinkButtonProps = { link: string; look?: ButtonLook; className?: string }

export function CopyLinkButton({ link, look = 'plain', className }: CopyLinkButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number>()

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), markerMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    if (await copyText(link)) setCopiedAt(Date.now())
    else showToast('error', invitationMessages.ours.copyFailed)
  }

  const Icon = copiedAt ? Check : Copy
  return (
    <Button look={look} onClick={copy} className={className}>
      <Icon aria-hidden size={17} className={copiedAt ? 'text-good' : ''} />
      <span aria-live="polite">{copiedAt ? 'Copied' : 'Copy Link'}</span>
    </Button>
  )
}

import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'
import { copyText } from './copy-text.ts'
import { showToast } from './toast.ts'

const markerMs = 2000

type CopyButtonProps = {
  text: string
  /** Said when the browser does not let us. */
  failed: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}

export function CopyButton({ text, failed, look = 'plain', className, children }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number>()

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), markerMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    if (await copyText(text)) setCopiedAt(Date.now())
    else showToast('error', failed)
  }

  const Icon = copiedAt ? Check : Copy
  return (
    <Button look={look} onClick={copy} className={className}>
      <Icon aria-hidden size={17} className={copiedAt ? 'text-good' : ''} />
      <span aria-live="polite">{copiedAt ? 'Copied' : children}</span>
    </Button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { Button, type ButtonLook } from './button.tsx'
import { showToast } from './toast.ts'

const markerMs = 2000

type CopyButtonProps = {
  text: string
  /** Said when the browser does not let us. */
  failed: Message
  look?: ButtonLook
  className?: string
  children: ReactNode
}

export function CopyButton({ text, failed, look = 'plain', className, children }: CopyButtonProps) {
  const { t } = useLingui()
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
      <span aria-live="polite">{copiedAt ? t`Copied` : children}</span>
    </Button>
  )
}

/** Puts a text on the clipboard; false if the browser does not let us. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For pages without TLS, such as a server in the club's own network: there navigator.clipboard does not exist. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // Beside the focus: a dialog would take it back from anywhere else.
  ;(focused?.parentElement ?? document.body).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

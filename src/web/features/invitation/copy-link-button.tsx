import { invitationMessages } from '#domain/messages/invitation-messages.ts'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

type CopyLinkButtonProps = { link: string; look?: ButtonLook; className?: string }

export function CopyLinkButton({ link, ...button }: CopyLinkButtonProps) {
  return (
    <CopyButton text={link} failed={invitationMessages.ours.copyFailed} {...button}>
      Copy Link
    </CopyButton>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useRef, useState } from 'react'
import { avatarMessages } from '#domain/account/avatar-messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { PictureInput, UploadRing } from './picture-input.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

type AvatarUploadProps = { profile: { fullName: string; avatarUrl: string | null } }

/** Where a picture is asked for: shows it large, and takes one by button or dropped onto it. */
export function AvatarUpload({ profile }: AvatarUploadProps) {
  const { t } = useLingui()
  const { share, upload } = useAvatarUpload()
  const [hovered, setHovered] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  function onDragOver(event: DragEvent) {
    event.preventDefault()
    setHovered(true)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setHovered(false)
    upload(event.dataTransfer.files[0])
  }

  return (
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setHovered(false)}
      onDrop={onDrop}
      className={`grid justify-items-center gap-7 rounded-l border border-dashed px-5 py-6 transition-colors ${hovered ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
    >
      <div className="relative">
        <Avatar fullName={profile.fullName} url={profile.avatarUrl} size="large" />
        {share !== null && <UploadRing share={share} className="-inset-3 stroke-[2.5px]" />}
      </div>
      <div className="grid justify-items-center gap-2">
        <Button
          look="primary"
          size="l"
          busy={share !== null && t(avatarMessages.uploading)}
          onClick={() => picker.current?.click()}
        >
          {t(avatarMessages.choose)}
        </Button>
        <p className="text-sm text-ink-3 pointer-coarse:hidden">{t(avatarMessages.dropHere)}</p>
      </div>
      <PictureInput ref={picker} onPick={upload} />
    </div>
  )
}

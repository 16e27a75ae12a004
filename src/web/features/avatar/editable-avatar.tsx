import { useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { avatarMessages } from '#domain/account/avatar-messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PictureInput, UploadRing } from './picture-input.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

type EditableAvatarProps = { profile: { fullName: string; avatarUrl: string | null } }

/** The user's own picture in the header, which is also the button that changes it. */
export function EditableAvatar({ profile }: EditableAvatarProps) {
  const { t } = useLingui()
  const { share, upload } = useAvatarUpload()
  const picker = useRef<HTMLInputElement>(null)
  const uploading = share !== null
  return (
    <div className="relative -m-1 shrink-0">
      <button
        type="button"
        aria-label={t(avatarMessages.change)}
        aria-disabled={uploading || undefined}
        title={t(avatarMessages.change)}
        onClick={() => uploading || picker.current?.click()}
        className="group relative grid size-11 place-items-center rounded-full"
      >
        <Avatar fullName={profile.fullName} url={profile.avatarUrl} />
        {uploading ? (
          <UploadRing share={share} className="inset-0 stroke-[7px]" />
        ) : (
          <span className="absolute end-0 bottom-0 grid size-[18px] place-items-center rounded-full border border-line bg-surface text-ink-2 group-hover:text-brand">
            <Camera aria-hidden size={11} strokeWidth={2.2} />
          </span>
        )}
      </button>
      <PictureInput ref={picker} onPick={upload} />
      <p role="status" className="absolute top-full end-0 mt-1">
        {uploading && (
          <span className="block rounded-full border border-line bg-raised px-3 py-1 text-[13px] font-semibold whitespace-nowrap shadow-card">
            {t(avatarMessages.uploading)}
          </span>
        )}
      </p>
    </div>
  )
}

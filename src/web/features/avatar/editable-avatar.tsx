import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { avatarMessages } from '#domain/messages/avatar-messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PictureInput } from './picture-input.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

type EditableAvatarProps = { profile: { fullName: string; avatarUrl: string | null } }

/** The user's own picture in the header, which is also the button that changes it. */
export function EditableAvatar({ profile }: EditableAvatarProps) {
  const { share, upload } = useAvatarUpload()
  const picker = useRef<HTMLInputElement>(null)
  const uploading = share !== null
  return (
    <div className="relative -m-1 shrink-0">
      <button
        type="button"
        aria-label={avatarMessages.ours.change}
        aria-disabled={uploading || undefined}
        title={avatarMessages.ours.change}
        onClick={() => uploading || picker.current?.click()}
        className="group relative grid size-11 place-items-center rounded-full"
      >
        <Avatar fullName={profile.fullName} url={profile.avatarUrl} />
        {uploading ? (
          <Ring share={share} />
        ) : (
          <span className="absolute right-0 bottom-0 grid size-[18px] place-items-center rounded-full border border-line bg-surface text-ink-2 group-hover:text-brand">
            <Camera aria-hidden size={11} strokeWidth={2.2} />
          </span>
        )}
      </button>
      <PictureInput ref={picker} onPick={upload} />
      <p role="status" className="absolute top-full right-0 mt-1">
        {uploading && (
          <span className="block rounded-full border border-line bg-raised px-3 py-1 text-[13px] font-semibold whitespace-nowrap shadow-card">
            {avatarMessages.uploading}
          </span>
        )}
      </p>
    </div>
  )
}

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden className="absolute inset-0 -rotate-90 fill-none stroke-[3px]">
      <circle cx="22" cy="22" r="20" className="stroke-line" />
      <circle
        cx="22"
        cy="22"
        r="20"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - share}
        strokeLinecap="round"
        className="stroke-brand transition-[stroke-dashoffset]"
      />
    </svg>
  )
}

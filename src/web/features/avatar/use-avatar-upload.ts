import { useRef, useState } from 'react'
import { avatarMessages } from '#domain/messages/avatar-messages.ts'
import { showToast } from '#web/ui/toast.ts'
import { uploadAvatar } from './upload-avatar.ts'

/** One upload at a time. `share` is how much of it has gone out, null while there is none. */
export function useAvatarUpload() {
  const [share, setShare] = useState<number | null>(null)
  const underWay = useRef(false)

  async function upload(file: File | undefined) {
    if (underWay.current) return
    underWay.current = true
    setShare(0)
    try {
      const failure = await uploadAvatar(file, setShare)
      if (failure) showToast('error', failure.message)
      else showToast('success', avatarMessages.ours.uploaded)
    } catch (error) {
      console.error(error)
      showToast('error', avatarMessages.uploadFailed)
    } finally {
      underWay.current = false
      setShare(null)
    }
  }

  return { share, upload }
}

import { useState } from 'react'
import { avatarMessages } from '#domain/account/avatar-messages.ts'
import { Refused, wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'

/** One upload at a time. `share` is how much of it has gone out, null while there is none. */
export function useAvatarUpload() {
  const [share, setShare] = useState<number | null>(null)
  const { mutate } = useSingleMutation({
    mutationFn: async (file: File | undefined) => {
      // Who opens a page seldom changes their picture.
      const { uploadAvatar } = await import('./upload-avatar.ts')
      return uploadAvatar(file, setShare)
    },
    onMutate: () => setShare(0),
    onSuccess: () => showToast('success', avatarMessages.uploaded),
    onError: (error) => {
      if (!(error instanceof Refused)) console.error(error)
      const { failure } = wordsOf(error, avatarMessages.uploadFailed)
      if (failure) showToast('error', failure.message)
    },
    onSettled: () => setShare(null),
  })
  return { share, upload: mutate }
}

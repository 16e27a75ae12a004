import type { InferResponseType } from 'hono/client'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar-limits.ts'
import { avatarMessages } from '#domain/messages/avatar-messages.ts'
import { changeSession } from '#web/api/change-session.ts'
import type { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sessionKey } from '#web/api/session-key.ts'
import type { Failure } from '#web/ui/use-submit.ts'
import { downscaled } from './downscaled.ts'
import { sendPicture } from './send-picture.ts'

/** Sends the chosen file and shows it wherever the user is shown. */
export async function uploadAvatar(
  file: File | undefined,
  onProgress: (share: number) => void,
): Promise<Failure | undefined> {
  if (!file || file.size === 0) return { message: avatarMessages.nothingSelected }
  // Without a type it may be an image that this device knows no name for; the server looks inside.
  if (file.type && !file.type.startsWith('image/')) return { message: avatarMessages.ours.notAnImage }
  const picture = await downscaled(file)
  if (picture.size > MAX_AVATAR_BYTES) return { message: avatarMessages.ours.tooLarge }

  const answer = await sendPicture(picture, onProgress)
  if (answer === 'unreachable' || !answer.ok) {
    if (answer !== 'unreachable' && answer.status === 401)
      await queryClient.invalidateQueries({ queryKey: sessionKey })
    return failureOf(answer, avatarMessages.uploadFailed)
  }
  const { avatarUrl } = (await answer.json()) as InferResponseType<typeof api.avatar.$put, 200>
  await changeSession({ avatarUrl })
}

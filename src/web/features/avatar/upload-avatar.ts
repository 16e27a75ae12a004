import type { InferResponseType } from 'hono/client'
import { avatarMessages } from '#domain/account/avatar-messages.ts'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import type { Message } from '#domain/language/message.ts'
import type { api } from '#web/api/client.ts'
import { changeSession, queryClient, sessionKey } from '#web/api/query-client.ts'
import { Refused } from '#web/ui/refused.ts'
import { refusedBy } from '#web/api/reply.ts'

/** Sends the chosen file and shows it wherever the user is shown. */
export async function uploadAvatar(file: File | undefined, onProgress: (share: number) => void) {
  if (!file || file.size === 0) throw refused(avatarMessages.nothingSelected)
  // Without a type it may be an image that this device knows no name for; the server looks inside.
  if (file.type && !file.type.startsWith('image/')) throw refused(avatarMessages.notAnImage)
  const picture = await downscaled(file)
  if (picture.size > MAX_AVATAR_BYTES) throw refused(avatarMessages.tooLarge)

  const answer = await sendPicture(picture, onProgress)
  if (answer === 'unreachable' || !answer.ok) {
    if (answer !== 'unreachable' && answer.status === 401)
      await queryClient.invalidateQueries({ queryKey: sessionKey })
    throw await refusedBy(answer, avatarMessages.uploadFailed)
  }
  const { avatarUrl } = (await answer.json()) as InferResponseType<typeof api.avatar.$put, 200>
  await changeSession({ avatarUrl })
}

const refused = (message: Message) => new Refused({ failure: { message } })

const patienceMs = 120_000

/** By XMLHttpRequest, since fetch does not tell how much of a body has gone out. */
function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<Response | 'unreachable'> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => resolve('unreachable')
    request.ontimeout = () => resolve('unreachable')
    request.open('PUT', '/api/avatar')
    request.timeout = patienceMs
    request.send(picture)
  })
}

const longestSidePx = 1600
const quality = 0.9

/** Drawings and films stay as they are. */
const photos = /^image\/(jpeg|png|webp|avif|hei[cf])$/
/** What only some browsers can show, and no server of ours decodes. */
const iphonePhotos = /^image\/hei[cf]$/

/**
 * A phone's photo weighs megabytes, of which a profile picture needs few. If this browser cannot make it smaller, it
 * goes up as it is: the server decides.
 */
async function downscaled(file: File): Promise<Blob> {
  if (!photos.test(file.type)) return file
  const photo = await createImageBitmap(file).catch(() => null)
  if (!photo) return file
  const scale = longestSidePx / Math.max(photo.width, photo.height)
  if (scale >= 1 && !iphonePhotos.test(file.type)) return file
  return (await redrawn(photo, Math.min(scale, 1))) ?? file
}

function redrawn(photo: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.resolve(null)
  // A JPEG lets no light through; what does would come out black.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

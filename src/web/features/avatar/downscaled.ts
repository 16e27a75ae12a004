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
export async function downscaled(file: File): Promise<Blob> {
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

const patienceMs = 120_000

/** By XMLHttpRequest, since fetch does not tell how much of a body has gone out. */
export function sendPicture(
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<Response | 'unreachable'> {
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

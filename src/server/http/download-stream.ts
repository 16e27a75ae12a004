/**
 * The pieces as a stream that makes them as they are fetched. An error breaks the connection, for a download that only ended
 * early would look complete. Not the error itself: it is printed, and may quote what a user wrote.
 */
export function downloadStream(
  pieces: AsyncGenerator<string | Uint8Array<ArrayBuffer>, void, void>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        onError(error)
        controller.error(new Error('A download broke off'))
      }
    },
    cancel: async () => {
      await pieces.return()
    },
  })
}

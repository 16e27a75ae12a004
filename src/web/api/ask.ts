/** The server's answer, or that there was none: fetch throws only when no answer arrives. */
export async function ask<Answer>(call: Promise<Answer>): Promise<Answer | 'unreachable'> {
  try {
    return await call
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 'unreachable'
    throw error
  }
}

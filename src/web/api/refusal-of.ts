export type Refusal = { code: string; message: string }

/** What the server said against a request; null for an answer that carries no sentence, such as a proxy's error page. */
export async function refusalOf(answer: { json(): Promise<unknown> }): Promise<Refusal | null> {
  const body = await answer.json().catch(() => null)
  return isRefusal(body) ? body : null
}

function isRefusal(body: unknown): body is Refusal {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}

type Answer = { ok: boolean; status: number; url: string }
type Body<Given> = Given extends { ok: true; json(): Promise<infer Content> } ? Content : never

/** What the server answers; a refusal is thrown, for the query to be shown as failed. */
export async function bodyOf<Given extends Answer>(call: Promise<Given>): Promise<Body<Given>> {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.url} was refused with ${answer.status}`)
  return (answer as Given & { json(): Promise<Body<Given>> }).json()
}

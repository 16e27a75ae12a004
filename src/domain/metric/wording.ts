/** A wording and since when a metric had it, in any notation of an instant. */
type Wording = [since: string, title: string]

/** The present title and, if it was not always this one, all that it has had; the oldest first. */
export type Worded = { title: string; wordings: Wording[] | null }

/** The title that an answer was given to. One from before the first wording, by a clock that is slow, is to that one. */
export function titleWhen({ title, wordings }: Worded, givenAt: string): string {
  if (!wordings) return title
  const given = Date.parse(givenAt)
  const answered = wordings.findLast(([since]) => Date.parse(since) <= given) ?? wordings[0]
  return answered?.[1] ?? title
}

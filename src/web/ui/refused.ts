import type { Message } from '#domain/language/message.ts'

export type Problems<Name extends string> = Partial<Record<Name, Message>>
export type Failure = { message: Message; hint?: Message }

type Words = { problems: Problems<string>; failure?: Failure | undefined }

/** A write that came to nothing, in words to show: beside the fields they are about, or for the whole of it. */
export class Refused extends Error {
  readonly problems: Problems<string>
  readonly failure: Failure | undefined

  constructor({ problems = {}, failure }: Partial<Words>) {
    super(
      [failure?.message, failure?.hint, ...Object.values(problems)].map((said) => said?.message).join(' '),
    )
    this.problems = problems
    this.failure = failure
  }
}

/** The words of an error that a mutation ended with; those of one that we did not expect are `fallback`. */
export function wordsOf(error: Error | null, fallback: Message): Words {
  if (!error) return { problems: {} }
  return error instanceof Refused ? error : { problems: {}, failure: { message: fallback } }
}

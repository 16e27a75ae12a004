import { useEffect, useRef, type SubmitEvent } from 'react'
import type { Message } from '#domain/language/message.ts'
import { type Problems, Refused, wordsOf } from './refused.ts'
import { showToast } from './toast.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type Options<Name extends string, Result> = {
  check?: (values: Record<Name, string>, form: HTMLFormElement) => Problems<Name>
  /** Sends it; what the server has against it is thrown as `Refused`. */
  call: (values: Record<Name, string>, sent: Sent) => Promise<Result>
  /** After a success; the form stays busy until it is over. */
  onDone?: (result: Result, sent: Sent) => unknown
  /** Shown when sending breaks, for example on an answer that is none of the server's. */
  fallback: Message
  /** Empty the form at once, so that the next one can be typed; what failed comes back, unless typing has begun. */
  clearsAtOnce?: boolean
}

type Sent = {
  form: HTMLFormElement
  /** Whether nothing was typed since: only then may a success empty or close the form. */
  isAsSent: () => boolean
}

/**
 * The life of a form: checked, sent once at a time, told what was wrong. The fields are uncontrolled, so whatever was
 * typed stays where it is, also what is typed while the reply is on its way.
 */
export function useFormMutation<Name extends string, Result>(options: Options<Name, Result>) {
  const { check, call, onDone, fallback, clearsAtOnce = false } = options
  const submitted = useRef<HTMLFormElement>(null)
  const { mutate, data, error, isPending } = useSingleMutation({
    // The form, and not its values: the library keeps what it is given, and must not keep a password.
    mutationFn: async (form: HTMLFormElement) => {
      const values = Object.fromEntries(new FormData(form)) as Record<Name, string>
      const problems = check?.(values, form) ?? {}
      if (Object.keys(problems).length > 0) throw new Refused({ problems })
      if (clearsAtOnce) form.reset()
      const left = valuesOf(form)
      const sent = { form, isAsSent: () => valuesOf(form) === left }
      try {
        const result = await call(values, sent)
        await onDone?.(result, sent)
        return result
      } catch (failed) {
        if (clearsAtOnce && sent.isAsSent()) putBack(form, values)
        throw failed
      }
    },
    onError: (failed, form) => {
      if (!(failed instanceof Refused)) console.error(failed)
      const { failure } = wordsOf(failed, fallback)
      // The user has left the form meanwhile, so the message has no place there.
      if (failure && !form.isConnected) showToast('error', failure.message)
    },
    gcTime: 0,
  })
  const { problems, failure } = wordsOf(error, fallback)

  // After the problem is on the page, so that the field is announced together with it.
  useEffect(() => {
    const named = error instanceof Refused ? error.problems : {}
    const fields = [...(submitted.current?.elements ?? [])]
    const first = fields.find((field) => (field.getAttribute('name') ?? '') in named)
    if (first instanceof HTMLElement) first.focus()
  }, [error])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submitted.current = event.currentTarget
    mutate(event.currentTarget)
  }

  return { problems: problems as Problems<Name>, failure, busy: isPending, onSubmit, result: data }
}

const valuesOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

function putBack(form: HTMLFormElement, values: Record<string, string>) {
  for (const field of form.elements) {
    const isControl =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isControl || values[field.name] === undefined) continue
    field.value = values[field.name] ?? ''
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

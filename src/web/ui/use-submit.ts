import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

export type Problems<Name extends string> = Partial<Record<Name, string>>
export type Failure = { message: string; hint?: string }

type SubmitOptions<Name extends string> = {
  check: (values: Record<Name, string>, form: HTMLFormElement) => Problems<Name>
  /** Sends it; answers what the server found wrong, if anything. */
  send: (values: Record<Name, string>) => Promise<{ problems?: Problems<Name>; failure?: Failure } | void>
  /** Shown when sending breaks, for example on an answer that is none of the server's. */
  fallback: string
}

/**
 * The life of a form: checked, sent once at a time, told what was wrong. The fields are uncontrolled, so whatever was
 * typed stays where it is.
 */
export function useSubmit<Name extends string>({ check, send, fallback }: SubmitOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form)) as Record<Name, string>
    const found = check(values, form)
    report(form, found)
    if (Object.keys(found).length > 0) return

    sending.current = true
    setBusy(true)
    try {
      const outcome = await send(values)
      report(form, outcome?.problems ?? {}, outcome?.failure)
    } catch (error) {
      console.error(error)
      report(form, {}, { message: fallback })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function report(form: HTMLFormElement, found: Problems<Name>, failed?: Failure) {
    // Rendered before the focus moves, so that the field is announced together with its problem.
    flushSync(() => {
      setProblems(found)
      setFailure(failed)
    })
    const first = [...form.elements].find(
      (field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name in found,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  return { problems, failure, busy, onSubmit }
}

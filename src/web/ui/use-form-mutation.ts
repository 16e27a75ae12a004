import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from './toast.ts'

export type Problems<Name extends string> = Partial<Record<Name, string>>
export type Failure = { message: string; hint?: string }

type SubmitOptions<Name extends string> = {
  check: (values: Record<Name, string>, form: HTMLFormElement) => Problems<Name>
  /** Sends it; answers what the server found wrong, if anything. */
  send: (
    values: Record<Name, string>,
    sent: Sent,
  ) => Promise<{ problems?: Problems<Name>; failure?: Failure } | void>
  /** Shown when sending breaks, for example on an answer that is none of the server's. */
  fallback: string
  /** Empty the form at once, for the next one to be typed; what failed comes back, unless that has begun. */
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
export function useSubmit<Name extends string>(options: SubmitOptions<Name>) {
  const { check, send, fallback, clearsAtOnce = false } = options
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
    if (clearsAtOnce) form.reset()
    const left = valuesOf(form)
    const hasFailed = (failedProblems: Problems<Name>, failed?: Failure) => {
      if (clearsAtOnce && valuesOf(form) === left) putBack(form, values)
      report(form, failedProblems, failed)
    }
    try {
      const outcome = await send(values, { form, isAsSent: () => valuesOf(form) === left })
      if (outcome) hasFailed(outcome.problems ?? {}, outcome.failure)
    } catch (error) {
      console.error(error)
      hasFailed({}, { message: fallback })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function report(form: HTMLFormElement, found: Problems<Name>, failed?: Failure) {
    // Left meanwhile, the form has no place to say it.
    if (failed && !form.isConnected) showToast('error', failed.message)
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

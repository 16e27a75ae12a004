import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { DaySubmission } from '#domain/check-in/day.ts'
import type { Message } from '#domain/language/message.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { showToast } from '#web/ui/toast.ts'
import { type DayParts, withoutParts } from './draft/day-draft.ts'
import { changeDraft } from './draft/stored-drafts.ts'
import type { Delay, SubmissionRefusal } from './queue/device-queue.ts'
import { differingCardId } from './queue/differing-answers-card.tsx'
import { submitDay } from './queue/submit-day.ts'
import type { DayPart } from './today.ts'

/** What a submit button stands for. */
export type SubmitTarget = 'metrics' | Slot | 'all'

type Sending = { key: string; day: string; target: SubmitTarget; parts: DayParts }
type Refused = { day: string; target: SubmitTarget; reason: Message }

/** Trying again, as the sentences below ask for, would come to the same. */
const FINAL = new Set(['form-closed', 'day-differs'])

const sentences: Record<SubmitTarget, { submitted: Message; failed: Message }> = {
  metrics: { submitted: dayMessages.metricsSubmitted, failed: dayMessages.metricsFailed },
  AM: { submitted: dayMessages.sessionSubmitted('AM'), failed: dayMessages.sessionFailed },
  PM: { submitted: dayMessages.sessionSubmitted('PM'), failed: dayMessages.sessionFailed },
  all: { submitted: dayMessages.allSubmitted, failed: dayMessages.allFailed },
}

const waitingFor: Record<Delay, Message> = {
  'no-connection': dayMessages.waiting,
  trouble: dayMessages.notSentYet,
}

/** Submits each part of a day once, also while others are on their way. The draft goes only when the answers are safe: with the server, or waiting on the device. */
export function useSubmitDay(userId: string) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending[]>([])
  const [refusal, setRefusal] = useState<Refused | null>(null)
  /** Ahead of the state, which a double click would be too quick for. */
  const busy = useRef(new Set<`${string} ${SubmitTarget}`>())

  async function submit(target: SubmitTarget, given: Given) {
    const { day } = given
    if (busy.current.has(`${day} ${target}`) || busy.current.has(`${day} all`)) return
    busy.current.add(`${day} ${target}`)
    const submission = newSubmission(given)
    setRefusal(null)
    setSending((others) => [...others, { key: submission.key, day, target, parts: given.parts }])
    try {
      const settled = await submitDay(userId, submission)
      if (settled.outcome === 'refused') refused(day, target, settled)
      else {
        changeDraft(userId, day, (draft) => withoutParts(draft, given.parts))
        if (settled.outcome === 'stored') showToast('success', sentences[target].submitted)
        else showToast('waiting', waitingFor[settled.delay])
      }
    } catch (error) {
      console.error(error)
      refused(day, target, null)
    }
    busy.current.delete(`${day} ${target}`)
    flushSync(() => setSending((all) => all.filter(({ key }) => key !== submission.key)))
    const comparison = document.getElementById(differingCardId(submission.key))
    comparison?.scrollIntoView({ block: 'center' })
    // The button that was pressed may be gone with its part of the form.
    const isFocusLost = document.activeElement === document.body
    const next = comparison ?? (isFocusLost ? document.getElementById('main') : null)
    next?.focus({ preventScroll: true })
  }

  function refused(day: string, target: SubmitTarget, said: SubmissionRefusal | null) {
    void queryClient.invalidateQueries({ queryKey: ['day'] })
    // Shown with the answers that stand, for as long as their owner likes.
    if (said?.day) return
    showToast('error', said && FINAL.has(said.code) ? said.message : sentences[target].failed)
    if (said) setRefusal({ day, target, reason: said.message })
  }

  /** How the button of one day stands. */
  const stateOf = (day: string, target: SubmitTarget) => {
    const isOfIt = (one: { day: string; target: SubmitTarget }) => one.day === day && one.target === target
    return { isSending: sending.some(isOfIt), refusal: refusal && isOfIt(refusal) ? refusal.reason : null }
  }
  /** Whether a part is on its way, by its own button or with all others. */
  const isSendingPart = (day: string, part: DayPart) =>
    sending.some((one) => one.day === day && one.parts[part] !== undefined)
  return { submit, sending, stateOf, isSendingPart }
}

export type Submitting = ReturnType<typeof useSubmitDay>

type Given = {
  day: string
  /** Now, unless it was given earlier. */
  givenAt?: string
  parts: DayParts
}

function newSubmission({ day, givenAt = new Date().toISOString(), parts }: Given): DaySubmission {
  return { key: repeatKey(), day, givenAt, ...parts }
}

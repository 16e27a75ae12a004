import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Users } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type JoinOutcome, useJoin } from './join-api.ts'
import { JoinQuestion } from './join-question.tsx'

export function JoinScreen({ code }: { code: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={`${code} ${attempt}`} code={code} askAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ code, askAgain }: { code: string; askAgain: () => void }) {
  const { t } = useLingui()
  const { preview, joined, isJoining, join, refuse, choices, choose } = useJoin(code)
  if (joined?.kind === 'joined') {
    return (
      <Screen icon={<Check aria-hidden size={34} strokeWidth={2.4} />} tone="bg-good-soft text-good">
        <JoinedTeam managerName={joined.managerName} />
      </Screen>
    )
  }
  if (joined?.kind === 'failed' && !isJoining) return <Failed {...joined} tryAgain={join} />
  if (preview?.kind === 'failed') return <Failed {...preview} tryAgain={askAgain} />
  if (preview?.kind === 'open') {
    return (
      <Screen icon={<Users aria-hidden size={32} />} tone="bg-brand-soft text-brand">
        <JoinQuestion
          preview={preview.preview}
          choices={choices}
          onChoose={choose}
          isJoining={isJoining}
          onJoin={join}
          onRefuse={refuse}
        />
      </Screen>
    )
  }
  return (
    <Screen icon={<Spinner className="size-9" />} tone="bg-brand-soft text-brand">
      <h1 className="text-[28px]">{t(joinMessages.processing)}</h1>
    </Screen>
  )
}

type FailedProps = Extract<JoinOutcome, { kind: 'failed' }> & { tryAgain: () => void }

function Failed({ message, hints, tryAgain }: FailedProps) {
  const { t } = useLingui()
  return (
    <Screen icon={<Mark className="h-7 w-10" />} tone="bg-bad-soft text-bad">
      <h1 className="text-[28px]">{t(message)}</h1>
      <p className="mt-3 text-ink-2">{hints.map((hint) => t(hint)).join(' ')}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/dashboard">
          <Trans>Go to your dashboard</Trans>
        </ButtonLink>
      </div>
    </Screen>
  )
}

type ScreenProps = { icon: ReactNode; tone: string; children: ReactNode }

export function Screen({ icon, tone, children }: ScreenProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-[520px] content-center px-4 py-12 text-center sm:px-8"
    >
      <span className={`mx-auto mb-7 grid size-[72px] place-items-center rounded-full ${tone}`}>{icon}</span>
      <div role="status">{children}</div>
    </main>
  )
}

const dashboard = '/athlete/dashboard'
const countdownSec = 3

/** Leaves by a full page load: everything the page knows of the athlete is from before they had a team. */
function JoinedTeam({ managerName }: { managerName: string }) {
  const { t } = useLingui()
  const left = useCountdown(countdownSec, () => location.replace(dashboard))
  return (
    <>
      <h1 className="text-[28px]">{t(joinMessages.joined)}</h1>
      {/* Read out once, not once a second. */}
      <p aria-live="off" className="mt-3 text-ink-2 [overflow-wrap:anywhere] tabular-nums">
        {t(joinMessages.redirecting(managerName, left))}
      </p>
    </>
  )
}

const secondMs = 1000

/** Counts down once a second from `seconds`, and acts when nothing is left. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), secondMs)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

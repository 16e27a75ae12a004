import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { joinMessages } from '#domain/messages/join-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { JoinedTeam } from './joined-team.tsx'
import { useJoin } from './use-join.ts'

export function JoinScreen({ code }: { code: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={`${code} ${attempt}`} code={code} tryAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ code, tryAgain }: { code: string; tryAgain: () => void }) {
  const outcome = useJoin(code)
  if (outcome?.kind === 'joined') {
    return (
      <Screen icon={<Check aria-hidden size={34} strokeWidth={2.4} />} tone="bg-good-soft text-good">
        <JoinedTeam managerName={outcome.managerName} />
      </Screen>
    )
  }
  if (outcome?.kind === 'failed') {
    return (
      <Screen icon={<Mark className="h-7 w-10" />} tone="bg-bad-soft text-bad">
        <h1 className="text-[28px]">{outcome.message}</h1>
        <p className="mt-3 text-ink-2">
          You have not joined the team. {outcome.hint ?? 'Your invitation is still there.'}
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={tryAgain}>
            Try again
          </Button>
          <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
        </div>
      </Screen>
    )
  }
  return (
    <Screen icon={<Spinner className="size-9" />} tone="bg-brand-soft text-brand">
      <h1 className="text-[28px]">{joinMessages.processing}</h1>
    </Screen>
  )
}

type ScreenProps = { icon: ReactNode; tone: string; children: ReactNode }

function Screen({ icon, tone, children }: ScreenProps) {
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

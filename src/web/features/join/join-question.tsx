import { joinMessages } from '#domain/messages/join-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type JoinQuestionProps = {
  managerName: string
  isJoining: boolean
  onJoin: () => void
  onRefuse: () => void
}

/** Joining shares health data, so it is agreed to: this says with whom and what. */
export function JoinQuestion({ managerName, isJoining, onJoin, onRefuse }: JoinQuestionProps) {
  const { question } = joinMessages
  return (
    <>
      <h1 className="text-[28px] [overflow-wrap:anywhere]">{question.title(managerName)}</h1>
      <div className="mt-6 rounded-l border border-line bg-surface px-5 py-5 text-left">
        <p className="font-semibold [overflow-wrap:anywhere]">{question.sees(managerName)}</p>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
          {question.seen.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="mt-4 text-[15px] text-ink-2">
          {question.others} {question.leaving}{' '}
          <TextLink to="/privacy-policy" className="whitespace-nowrap">
            Privacy Policy
          </TextLink>
        </p>
      </div>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="primary" size="l" busy={isJoining && 'Joining...'} onClick={onJoin}>
          Join team
        </Button>
        <Button size="l" unavailable={isJoining} onClick={() => isJoining || onRefuse()}>
          Not now
        </Button>
      </div>
    </>
  )
}

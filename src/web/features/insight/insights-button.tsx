import { insightMessages } from '#domain/insight/insight-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

/** In the row of an athlete. */
export function InsightsButton({ fullName, onClick }: { fullName: string; onClick: () => void }) {
  return (
    <Hint {...insightMessages.tooltip}>
      {(hint) => (
        <Button
          aria-label={`${insightMessages.button}: ${fullName}`}
          aria-describedby={hint}
          onClick={onClick}
        >
          {insightMessages.button}
        </Button>
      )}
    </Hint>
  )
}

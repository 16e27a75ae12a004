import { useLingui } from '@lingui/react/macro'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

/** In the row of an athlete. */
export function InsightsButton({ fullName, onClick }: { fullName: string; onClick: () => void }) {
  const { t } = useLingui()
  const { title, text } = insightMessages.tooltip
  return (
    <Hint title={t(title)} text={t(text)}>
      {(hint) => (
        <Button aria-label={t`AI Insights: ${fullName}`} aria-describedby={hint} onClick={onClick}>
          {t(insightMessages.button)}
        </Button>
      )}
    </Hint>
  )
}

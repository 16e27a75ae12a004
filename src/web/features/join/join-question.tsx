import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { consentMessages } from '#domain/consent/consent-messages.ts'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import { dutyForAthletes } from '#domain/team/team-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Choices, Preview, StaffMember } from './join-api.ts'
import { useWriting } from '#web/language/use-writing.ts'

type JoinQuestionProps = {
  preview: Preview
  choices: Choices
  onChoose: (choice: Partial<Choices>) => void
  isJoining: boolean
  onJoin: () => void
  onRefuse: () => void
}

/** Joining shares health data, so it is agreed to: this says with whom and what. */
export function JoinQuestion(props: JoinQuestionProps) {
  const { t } = useLingui()
  const { preview, choices, onChoose, isJoining, onJoin, onRefuse } = props
  const { question } = joinMessages
  return (
    <>
      <h1 className="text-[28px] [overflow-wrap:anywhere]">{t(question.title(preview.teamName))}</h1>
      <div className="mt-6 rounded-l border border-line bg-surface px-5 py-5 text-start">
        <p id="join-staff" className="font-semibold">
          {t(consentMessages.staff)}
        </p>
        <Staff staff={preview.staff} />
        <p id="join-sees" className="mt-5 border-t border-line pt-5 font-semibold">
          {t(consentMessages.sees)}
        </p>
        <ul
          aria-labelledby="join-sees"
          className="mt-3 grid list-disc gap-2 ps-5 text-ink-2 marker:text-ink-3"
        >
          {consentMessages.seen.map((what) => (
            <li key={t(what)}>{t(what)}</li>
          ))}
        </ul>
        <Options preview={preview} choices={choices} onChoose={onChoose} />
        <p className="mt-4 text-[15px] text-ink-2">
          {t(consentMessages.newcomers)} {t(question.others)} {t(question.leaving)}{' '}
          <TextLink to="/privacy-policy" className="whitespace-nowrap">
            <Trans>Privacy Policy</Trans>
          </TextLink>
        </p>
      </div>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="primary" size="l" busy={isJoining && t`Joining...`} onClick={onJoin}>
          <Trans>Join team</Trans>
        </Button>
        <Button size="l" unavailable={isJoining} onClick={() => isJoining || onRefuse()}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </>
  )
}

/** Of a large staff only the first are shown, until the athlete asks. */
const SHOWN = 4

function Staff({ staff }: { staff: StaffMember[] }) {
  const { t } = useLingui()
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown || staff.length <= SHOWN ? staff : staff.slice(0, SHOWN - 1)
  const unseen = staff.length - shown.length
  return (
    <>
      <ul aria-labelledby="join-staff" className="mt-3 grid gap-1.5">
        {shown.map(({ fullName, duty }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
          <li key={at} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{fullName}</bdi>
            </span>
            <span className="shrink-0 text-sm text-ink-3">{t(dutyForAthletes[duty])}</span>
          </li>
        ))}
      </ul>
      {unseen > 0 && (
        <Button look="quiet" className="-ms-4" onClick={() => setAreAllShown(true)}>
          {t(joinMessages.question.moreStaff(unseen))}
        </Button>
      )}
    </>
  )
}

type OptionsProps = Pick<JoinQuestionProps, 'preview' | 'choices' | 'onChoose'>

/** What the athlete may share on top of it: each is off until they take it. */
function Options({ preview: { earlier, aiProvider }, choices, onChoose }: OptionsProps) {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  if (!earlier && !aiProvider) return null
  const { history, ai } = consentMessages
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-5">
      {earlier && (
        <CheckboxField
          label={t(history.label(earlier.sessions, dateInWords(earlier.since)))}
          hint={t(history.hint)}
          checked={choices.shareEarlier}
          onChange={({ currentTarget }) => onChoose({ shareEarlier: currentTarget.checked })}
        />
      )}
      {aiProvider && (
        <CheckboxField
          label={t(ai.label(aiProvider))}
          hint={t(ai.hint)}
          checked={choices.allowAi}
          onChange={({ currentTarget }) => onChoose({ allowAi: currentTarget.checked })}
        />
      )}
    </div>
  )
}

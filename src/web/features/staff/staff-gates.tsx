import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { Message } from '#domain/language/message.ts'
import { staffMessages } from '#domain/team/staff-messages.ts'
import { ARCHIVED_DAYS } from '#domain/team/team.ts'
import { useTeam } from '#web/api/current-team.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { NewTeamForm } from './new-team.tsx'
import { useStaffChange } from './staff-api.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** In place of a page about a team, for a manager who works for none. */
export function NoTeamYet() {
  return (
    <Gate title={staffMessages.none.title} text={staffMessages.none.text}>
      <NewTeamForm />
    </Gate>
  )
}

/** In place of its athletes' data, for staff without the second step that the team demands. */
export function TwoStepFirst() {
  const { name } = useTeam()
  return (
    <Gate title={staffMessages.twoStep.first(name)} text={staffMessages.twoStep.text}>
      <ButtonLink to="/account" look="primary">
        <Trans>Go to your account</Trans>
      </ButtonLink>
    </Gate>
  )
}

/** In place of the pages of an archived team: it has no athletes any more. */
export function ArchivedTeam() {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  const { name, archivedAt, duty } = useTeam()
  const { archive } = staffMessages
  const { mutate: change, isPending } = useStaffChange(() => showToast('success', archive.restored(name)))
  const lastDay = addDays((archivedAt ?? '').slice(0, 10) as LocalDay, ARCHIVED_DAYS)
  return (
    <Gate title={archive.isArchived(name)} text={archive.until(dateInWords(lastDay))}>
      <div className="flex flex-wrap gap-3">
        {duty === 'owner' && (
          <Button
            look="primary"
            busy={isPending && t`One moment...`}
            onClick={() => change({ kind: 'restore' })}
          >
            <Trans>Bring it back</Trans>
          </Button>
        )}
        <ButtonLink to="/team">
          <Trans>Look at the team</Trans>
        </ButtonLink>
      </div>
    </Gate>
  )
}

function Gate({ title, text, children }: { title: Message; text: Message; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className="mx-auto max-w-[560px] py-8">
      <h1 className="text-[28px] [overflow-wrap:anywhere]">{t(title)}</h1>
      <p className="mt-3 mb-7 text-ink-2">{t(text)}</p>
      {children}
    </section>
  )
}

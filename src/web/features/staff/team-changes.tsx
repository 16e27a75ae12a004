import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DUTY_NAMES } from '#domain/team/staff-messages.ts'
import { describeChange } from '#domain/team/team-changes.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWriting } from '#web/language/use-writing.ts'
import { changesQuery } from './staff-api.ts'

const AT_FIRST = 8

export function TeamChanges() {
  const { t } = useLingui()
  const { fullMoment } = useWriting()
  const { data: changes, isPending, refetch } = useQuery(changesQuery(useTeamId()))
  const [isWhole, setIsWhole] = useState(false)
  if (isPending) return <Spinner className="mx-auto my-6 size-8 text-brand" />
  if (!changes) return <LoadFailed said={t`The changes could not be loaded.`} retry={refetch} />
  if (changes.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing has been changed yet.</Trans>
      </p>
    )
  const count = changes.length
  const shown = isWhole ? changes : changes.slice(0, AT_FIRST)
  return (
    <>
      <ol className="grid gap-3">
        {shown.map((change) => (
          <li key={change.id} className="leading-snug">
            <p className="[overflow-wrap:anywhere]">
              {t(describeChange(change, (duty) => t(DUTY_NAMES[duty])))}
            </p>
            <time dateTime={change.at} className="text-sm text-ink-3">
              {fullMoment(new Date(change.at))}
            </time>
          </li>
        ))}
      </ol>
      {count > shown.length && (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  )
}

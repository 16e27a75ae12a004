import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { invitationsQuery } from './invitation-api.ts'

/** `onGenerate` opens the dialog that makes a link. */
export function InvitationLinks({ onGenerate }: { onGenerate: () => void }) {
  const { t } = useLingui()
  const { data: invitations, isPending, isFetching, refetch } = useQuery(invitationsQuery(useTeamId()))
  return (
    <Card
      title={t`Invitation Links`}
      actions={
        <Button
          look="quiet"
          size="icon"
          aria-label={t`Refresh invitation links`}
          title={t`Refresh`}
          aria-busy={isFetching}
          onClick={() => !isFetching && void refetch()}
          className="-me-2"
        >
          <RotateCw aria-hidden size={18} className={isFetching ? 'animate-spin' : ''} />
        </Button>
      }
    >
      {isPending && (
        <div role="status" className="grid h-44 place-items-center text-brand">
          <Spinner className="size-8" />
          <span className="sr-only">
            <Trans>Loading invitation links...</Trans>
          </span>
        </div>
      )}
      {!isPending && !invitations && (
        <div className="px-4 py-5 sm:px-6">
          <LoadFailed said={t`The invitation links could not be loaded.`} retry={refetch} />
        </div>
      )}
      {invitations && (
        <InvitationTable
          invitations={invitations.filter(({ duty }) => duty === null)}
          empty={
            <div className="grid min-h-44 content-center justify-items-center gap-4 px-4 py-8 text-center">
              <p className="text-ink-2">{t(invitationMessages.noneActive)}</p>
              <Button onClick={onGenerate}>
                <Trans>Generate New Link</Trans>
              </Button>
            </div>
          }
        />
      )}
    </Card>
  )
}

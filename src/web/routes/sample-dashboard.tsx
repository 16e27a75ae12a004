import { AthleteTable } from '#web/features/athlete/athlete-table.tsx'
import { FormStatusCard } from '#web/features/form-status/form-status-card.tsx'
import { TimeFields } from '#web/features/form-status/time-fields.tsx'
import { InsightsButton } from '#web/features/insight/insights-button.tsx'
import { InvitationLine } from '#web/features/invitation/invitation-line.tsx'
import { SAMPLE_ATHLETES, SAMPLE_FORM_STATUS, SAMPLE_INVITATIONS } from '#web/features/landing/sample-team.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CardTable } from '#web/ui/card-table.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const nothing = () => {}
const insightsButton = ({ fullName }: { fullName: string }) => (
  <InsightsButton fullName={fullName} onClick={nothing} />
)

/** The manager's dashboard with a made-up team, for the landing page. */
export function SampleDashboard() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[380px_minmax(0,1fr)]">
      <FormStatusCard status={SAMPLE_FORM_STATUS}>
        <div className="grid grid-cols-2 gap-3">
          <TimeFields settings={SAMPLE_FORM_STATUS} />
          <div className="col-span-2">
            <SelectField label="Time zone">
              <option>Oslo</option>
            </SelectField>
          </div>
        </div>
      </FormStatusCard>
      <Card title="Athletes" actions={<Button look="primary">Invite Athlete</Button>}>
        <AthleteTable
          athletes={SAMPLE_ATHLETES}
          order={{ by: 'fullName', descending: false }}
          onOrder={null}
          actions={insightsButton}
          onRemove={nothing}
        />
      </Card>
      <div className="lg:col-span-2">
        <Card title="Pending invitations">
          <CardTable label="Pending invitations" columns={['Status', 'Expires', 'Actions']}>
            {SAMPLE_INVITATIONS.map((invitation) => (
              <InvitationLine
                key={invitation.expires.time}
                invitation={invitation}
                expires={invitation.expires}
                link=""
              />
            ))}
          </CardTable>
        </Card>
      </div>
    </div>
  )
}

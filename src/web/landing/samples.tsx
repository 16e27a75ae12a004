import { Trans, useLingui } from '@lingui/react/macro'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { AthleteTable } from '#web/features/athlete/athlete-table.tsx'
import { FormWindowCard } from '#web/features/form-window/form-window-card.tsx'
import { TimeFields } from '#web/features/form-window/time-fields.tsx'
import { InsightCard } from '#web/features/insight/insight-card.tsx'
import { InsightsButton } from '#web/features/insight/insights-button.tsx'
import { InvitationLine } from '#web/features/invitation/invitation-line.tsx'
import {
  SAMPLE_ATHLETES,
  SAMPLE_FORM_STATUS,
  SAMPLE_INSIGHTS,
  SAMPLE_INVITATIONS,
  sampleWeek,
} from '#web/features/landing/samples.ts'
import { WeekBanner, WeekTable } from '#web/features/statistics/week/week-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardTable } from '#web/ui/card-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const nothing = () => {}
const insightsButton = ({ fullName }: { fullName: string }) => (
  <InsightsButton fullName={fullName} onClick={nothing} />
)

/** The manager's dashboard with a made-up team, for the landing page. */
export function SampleDashboard() {
  const { t } = useLingui()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[380px_minmax(0,1fr)]">
      <FormWindowCard status={SAMPLE_FORM_STATUS}>
        <div className="grid grid-cols-2 gap-3">
          <TimeFields settings={SAMPLE_FORM_STATUS} />
          <div className="col-span-2">
            <SelectField label={t`Time zone`}>
              <option>Oslo</option>
            </SelectField>
          </div>
        </div>
      </FormWindowCard>
      <Card
        title={t`Athletes`}
        actions={
          <Button look="primary">
            <Trans>Invite Athlete</Trans>
          </Button>
        }
      >
        <AthleteTable
          athletes={SAMPLE_ATHLETES}
          order={{ by: 'fullName', descending: false }}
          onOrder={null}
          actions={insightsButton}
          onRemove={nothing}
        />
      </Card>
      <div className="lg:col-span-2">
        <Card title={t`Pending invitations`}>
          <CardTable label={t`Pending invitations`} columns={[t`Status`, t`Expires`, t`Actions`]}>
            {SAMPLE_INVITATIONS.map((invitation) => (
              <InvitationLine
                key={invitation.expires.time}
                invitation={invitation}
                expires={{ ...invitation.expires, date: t(invitation.expires.date) }}
                link=""
              />
            ))}
          </CardTable>
        </Card>
      </div>
    </div>
  )
}

/** The insights of a made-up athlete, for the landing page. */
export function SampleInsightsCard() {
  const { t } = useLingui()
  return (
    <Card title={t(insightMessages.button)} actions={<span className="text-ink-2">Ida Solberg</span>}>
      <ul className="grid gap-3 p-4 sm:p-6">
        {SAMPLE_INSIGHTS.map(({ area, trend, recommendation, basedOn }) => (
          <InsightCard
            key={t(area)}
            insight={{
              area: t(area),
              trend: t(trend),
              recommendation: t(recommendation),
              basedOn: basedOn.map((fact) => t(fact)),
            }}
          />
        ))}
      </ul>
    </Card>
  )
}

const week = sampleWeek()

/** The weekly RPE table with a made-up week, for the landing page. */
export function SampleWeekCard() {
  const { t } = useLingui()
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface">
      <WeekBanner />
      <WeekTable week={week} label={t`Sample week`} />
    </div>
  )
}

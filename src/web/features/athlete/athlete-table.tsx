import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { CardTable, Cell, Row } from '#web/ui/card-table.tsx'
import type { AthleteOrder } from './arrange-athletes.ts'
import type { Athlete } from './athletes-api.ts'

type AthleteTableProps = {
  athletes: Athlete[]
  order: AthleteOrder
  /** Null for a team that is seen at a glance. */
  onOrder: ((order: AthleteOrder) => void) | null
  actions?: ((athlete: Athlete) => ReactNode) | undefined
  /** Null for staff who only read. */
  onRemove: ((athlete: Athlete) => void) | null
}

export function AthleteTable({ athletes, order, onOrder, actions, onRemove }: AthleteTableProps) {
  const { t } = useLingui()
  const head = (by: AthleteOrder['by'], label: string) =>
    onOrder ? <OrderButton label={label} by={by} order={order} onOrder={onOrder} /> : label
  return (
    <CardTable label={t`Athletes`} columns={[head('fullName', t`Name`), head('email', t`Email`), t`Actions`]}>
      {athletes.map((athlete) => {
        const { fullName } = athlete
        return (
          <Row key={athlete.id}>
            <Cell>
              <div className="flex min-w-0 items-center gap-3">
                <Avatar fullName={fullName} url={athlete.avatarUrl} />
                <span className="font-semibold [overflow-wrap:anywhere]">
                  <bdi>{fullName}</bdi>
                </span>
              </div>
            </Cell>
            <Cell className="text-sm @xl:w-[36%] @max-xl:-mt-3 @max-xl:ps-12!">
              <span className="text-ink-2 [overflow-wrap:anywhere]">
                <bdi>{athlete.email}</bdi>
              </span>
            </Cell>
            <Cell actions className="@xl:w-62 @max-xl:ps-12!">
              {actions?.(athlete)}
              {onRemove && (
                <Button
                  look="quiet"
                  aria-label={t`Remove ${fullName}`}
                  onClick={() => onRemove(athlete)}
                  className="hover:text-bad @max-xl:first:-ms-4 @xl:-me-4"
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </Cell>
          </Row>
        )
      })}
    </CardTable>
  )
}

type OrderButtonProps = {
  label: string
  by: AthleteOrder['by']
  order: AthleteOrder
  onOrder: (order: AthleteOrder) => void
}

function OrderButton({ label, by, order, onOrder }: OrderButtonProps) {
  const { t } = useLingui()
  const isChosen = order.by === by
  const Arrow = isChosen && order.descending ? ArrowDown : ArrowUp
  const said = !isChosen
    ? t`${label}, sort by this`
    : order.descending
      ? t`${label}, sorted Z to A`
      : t`${label}, sorted A to Z`
  return (
    <button
      type="button"
      aria-label={said}
      onClick={() => onOrder({ by, descending: isChosen && !order.descending })}
      className="-mx-1.5 -my-1 inline-flex items-center gap-1 rounded-s px-1.5 py-1 hover:text-ink"
    >
      {label}
      <Arrow aria-hidden size={14} className={isChosen ? '' : 'opacity-0'} />
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { groupFilterMessages } from '#domain/group/group-filter-messages.ts'
import { storeIfRoom } from '#web/device/storage.ts'
import { type ChosenGroup, GROUP } from './chosen-group.ts'

export type GroupFilterProps = ChosenGroup & {
  /** How many athletes the team has, once that is known. */
  total: number | undefined
}

const EVERYBODY = 'all'

/** Shows all athletes or a group alone. The address says which, so that a link and the back button lead to the same. */
export default function GroupFilter({ groups, group, storageKey, total }: GroupFilterProps) {
  const { t } = useLingui()
  const chosen = group?.id ?? EVERYBODY
  const choose = useAddress(chosen, storageKey)
  const row = useChosenInSight(chosen)
  const chips = [{ id: EVERYBODY, name: t(groupFilterMessages.all) }, ...groups]
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        ref={row}
        role="group"
        aria-label={t(groupFilterMessages.label)}
        className="-m-1 flex min-w-0 gap-2 p-1 max-sm:-mx-4 max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        {chips.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => void choose(id)}
            title={name}
            className="h-10 max-w-60 shrink-0 truncate rounded-full border border-line-strong bg-surface px-4 text-[15px] font-medium text-ink-2 transition-colors hover:border-control aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      <p role="status" className="text-[15px] font-semibold text-brand tabular-nums empty:hidden">
        {group && total !== undefined && t(groupFilterMessages.shown(group.athleteIds.length, total))}
      </p>
    </div>
  )
}

/** On a phone it may lie beyond the edge of its row. The page itself stays where it is: it may have been led further down. */
function useChosenInSight(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  // A row begins with everybody in sight: nothing is measured then, which would hold up the first view of a page.
  const inSight = useRef(EVERYBODY)
  useEffect(() => {
    if (inSight.current === chosen) return
    inSight.current = chosen
    const chip = row.current?.querySelector('[aria-pressed=true]')
    if (!row.current || !chip) return
    const [own, whole] = [chip.getBoundingClientRect(), row.current.getBoundingClientRect()]
    row.current.scrollBy({ left: Math.min(0, own.left - whole.left) || Math.max(0, own.right - whole.right) })
  }, [chosen])
  return row
}

/** Names a group in the address where it is not named yet; answers with the way to another choice. */
function useAddress(chosen: string, storageKey: string) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(GROUP)
  const isMissing = (named ?? EVERYBODY) !== chosen
  const name = (id: string, replace: boolean) =>
    navigate({ search: naming(id, search), hash }, { replace, state, preventScrollReset: true })
  const sayInstead = useEffectEvent((id: string) => void name(id, true))
  useEffect(() => {
    if (isMissing) sayInstead(chosen)
  }, [chosen, isMissing])
  return async (id: string) => {
    // The page that is gone back to is the one that was seen, whatever is remembered by then.
    if (named === null) await name(chosen, true)
    storeIfRoom(storageKey, id)
    await name(id, false)
  }
}

function naming(id: string, search: string): string {
  const whole = new URLSearchParams(search)
  whole.set(GROUP, id)
  return whole.toString()
}

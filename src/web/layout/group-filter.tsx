import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
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
  const choose = useAddress(chosen)
  const chips = [{ id: EVERYBODY, name: t(groupFilterMessages.all) }, ...groups]
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="group"
        aria-label={t(groupFilterMessages.label)}
        className="-m-1 flex min-w-0 gap-2 p-1 max-sm:-mx-4 max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        {chips.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            ref={id === chosen ? showChosen : undefined}
            aria-pressed={id === chosen}
            onClick={() => {
              storeIfRoom(storageKey, id)
              choose(id)
            }}
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
function showChosen(chip: HTMLElement | null) {
  const row = chip?.parentElement
  if (!row) return
  const [own, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: Math.min(0, own.left - whole.left) || Math.max(0, own.right - whole.right) })
}

/** Names the choice in the address, where it is not named yet; answers with the way to another. */
function useAddress(chosen: string) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isMissing = new URLSearchParams(search).get(GROUP) !== chosen
  useEffect(() => {
    if (!isMissing) return
    void navigate(
      { search: naming(chosen, search), hash },
      { replace: true, state, preventScrollReset: true },
    )
  }, [chosen, isMissing, search, hash, state, navigate])
  return (id: string) =>
    void navigate({ search: naming(id, search), hash }, { state, preventScrollReset: true })
}

function naming(id: string, search: string): string {
  const whole = new URLSearchParams(search)
  whole.set(GROUP, id)
  return whole.toString()
}

import { lazy, Suspense, type ComponentType } from 'react'
import type { GroupFilterProps } from './group-filter.tsx'

const Filter = lazy<ComponentType<GroupFilterProps>>(() =>
  import('./group-filter.tsx').catch(() => ({ default: GroupName })),
)

/** For a team that has groups. Most have none, so it comes after the page. */
export function LateGroupFilter(props: GroupFilterProps) {
  return (
    props.groups.length > 0 && (
      <Suspense fallback={<div className="mb-6 h-10" />}>
        <Filter {...props} />
      </Suspense>
    )
  )
}

/** Without a connection to load it over: what is shown alone has to be said all the same. */
const GroupName = ({ group }: GroupFilterProps) => <p className="mb-6 font-semibold">{group?.name}</p>

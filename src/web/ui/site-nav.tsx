import { NavLink } from 'react-router'

/** The main pages; on a phone a row of its own under the header's first one. */
export function SiteNav({ links }: { links: { to: string; label: string }[] }) {
  return (
    <nav
      aria-label="Main"
      className="flex gap-1 max-md:order-last max-md:col-span-full max-md:-mx-3 max-md:pb-2 md:ml-4"
    >
      {links.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="rounded-s px-3 py-2 text-[15px] font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Avatar } from '#web/ui/avatar.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useProfile } from './use-profile.ts'

const roleLabels: Record<string, string> = { athlete: 'Athlete', manager: 'Manager' }

/** The frame of every page for signed-in users. */
export function AppPage({ nav, children }: { nav?: { to: string; label: string }[]; children: ReactNode }) {
  const profile = useProfile()
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader className="sticky top-0 z-10 border-b border-line bg-surface">
        <nav aria-label="Main" className="ml-3 flex flex-1 gap-1 max-md:hidden">
          {nav?.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded-s px-3 py-2 text-[15px] font-medium text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <span className="max-md:hidden">
          <ThemeSwitch />
        </span>
        <div className="ml-auto flex min-w-0 items-center gap-3 md:ml-3">
          <div className="min-w-0 text-right leading-tight">
            <p className="truncate text-sm font-semibold">{profile.fullName}</p>
            <p className="text-[13px] text-ink-3">{roleLabels[profile.role]}</p>
          </div>
          <Avatar fullName={profile.fullName} url={profile.avatarUrl} />
        </div>
        <SignOutButton />
      </SiteHeader>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1240px] flex-1 px-4 py-8 sm:px-8">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

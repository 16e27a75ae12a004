import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { SignOutButton } from '#web/features/auth-session/sign-out-button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { SiteFooter, Wordmark } from './site-frame.tsx'
import { TeamSwitch } from './team-switch.tsx'

const roleLabels = { athlete: msg('Athlete'), manager: msg('Manager') }

type AppPageProps = {
  nav?: ReactNode
  /** In place of the plain picture, where it can be changed. */
  avatar?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The frame of every page for signed-in users. */
export function AppPage({ nav, avatar, footer = <SiteFooter />, children }: AppPageProps) {
  const { t } = useLingui()
  const { fullName, role, avatarUrl } = useProfile()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-10 grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[4rem_auto] items-center gap-x-3 border-b border-line bg-surface px-4 sm:px-8 md:flex md:h-16">
        <Wordmark />
        <TeamSwitch />
        {nav}
        <div className="flex min-w-0 items-center justify-end gap-5 max-lg:gap-3 md:ms-auto md:max-lg:shrink-0">
          <span className="max-xl:hidden">
            <ThemeSwitch />
          </span>
          <div className="flex min-w-0 items-center gap-3">
            <Link to="/account" className="group min-w-0 rounded-s py-1 text-end leading-tight">
              <span
                dir="auto"
                className="block max-w-64 truncate text-sm md:max-lg:max-w-24 font-semibold decoration-1 underline-offset-4 group-hover:underline"
              >
                {fullName}
              </span>
              <span className="flex items-center justify-end gap-1 text-[13px] whitespace-nowrap text-ink-3 group-hover:text-ink">
                <span className="truncate">{t(roleLabels[role])}</span>
                <span className="max-2xl:sr-only">
                  <Trans>· Account</Trans>
                </span>
                <Settings aria-hidden size={13} className="shrink-0 2xl:hidden" />
              </span>
            </Link>
            {avatar ?? <Avatar fullName={fullName} url={avatarUrl} />}
          </div>
        </div>
        <SignOutButton />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1240px] flex-1 px-4 py-8 sm:px-8">
        {children}
      </main>
      {footer}
    </div>
  )
}

export function BackToDashboard() {
  return (
    <ButtonLink to={dashboardPath(useProfile().role)} look="quiet" className="-ms-4">
      <ArrowLeft aria-hidden size={17} className="rtl:-scale-x-100" />
      <Trans>Back to Dashboard</Trans>
    </ButtonLink>
  )
}

export function greeting(fullName: string, hour: number): Message {
  const partOfDay = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const firstName = fullName.trim().split(/\s+/u)[0]
  return firstName
    ? msg(
        '{partOfDay, select, morning {Good morning, {firstName}} afternoon {Good afternoon, {firstName}} other {Good evening, {firstName}}}',
        { partOfDay, firstName },
      )
    : msg('{partOfDay, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}', {
        partOfDay,
      })
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { type Message, msg } from '#domain/language/message.ts'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { Wordmark } from '#web/layout/site-frame.tsx'
import { SECTIONS } from './section.tsx'

const account = [
  { to: '/register', label: msg('Register') },
  { to: '/login', label: msg('Sign In') },
]
const legal = [
  { to: '/privacy-policy', label: msg('Privacy Policy') },
  { to: '/terms-of-service', label: msg('Terms of Service') },
]

export function LandingFooter() {
  const { t } = useLingui()
  return (
    <footer data-theme="dark" className="bg-sunken text-sm text-ink-3">
      <LoadLineScene className="h-[clamp(120px,18vw,350px)] w-full" />
      <div className="bg-bg">
        <div className="mx-auto grid w-full max-w-[1240px] gap-10 px-4 pt-12 pb-8 text-ink sm:px-8 md:grid-cols-[1fr_auto]">
          <div>
            <Wordmark />
            <p className="mt-3 max-w-[40ch] text-ink-3">
              <Trans>
                A ship’s load line marks what the hull can safely carry. Plimsoll marks it for athletes.
              </Trans>
            </p>
          </div>
          <nav aria-label={t`Footer`} className="grid grid-cols-2 gap-8 sm:grid-cols-3 sm:gap-16">
            <FooterLinks
              title={t`Product`}
              links={SECTIONS.map(({ id, label }) => ({ to: `#${id}`, label }))}
            />
            <FooterLinks title={t`Account`} links={account} />
            <FooterLinks title={t`Legal`} links={legal} />
          </nav>
        </div>
        <div className="mx-auto flex w-full max-w-[1240px] flex-wrap items-center justify-between gap-4 px-4 pt-4 pb-8 sm:px-8">
          <p>
            <Trans>© Plimsoll. All rights reserved.</Trans>
          </p>
          <LanguageSwitch />
          <span className="xl:hidden">
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: { to: string; label: Message }[] }) {
  const { t } = useLingui()
  return (
    <div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-block rounded-s py-1 text-ink-3 transition-colors hover:text-ink">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

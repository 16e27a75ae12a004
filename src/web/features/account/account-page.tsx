import { Trans, useLingui } from '@lingui/react/macro'
import { Activity, Award, Smartphone, Sparkles, TrendingUp, Users, Watch } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '#domain/language/message.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { SiteFooter, SiteHeader } from '#web/layout/site-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'

type AccountPageProps = { title: string; lead?: string; advertised?: boolean; children: ReactNode }

/** The frame of the account screens: the form and, where asked for, the offer beside it (below it on a phone). */
export function AccountPage({ title, lead, advertised = false, children }: AccountPageProps) {
  const columns = advertised ? 'lg:grid lg:grid-cols-2 lg:grid-rows-[1fr_auto]' : ''
  return (
    <div className={`visitor-page flex min-h-dvh flex-col ${columns}`}>
      <div className="flex flex-1 flex-col">
        <SiteHeader />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[468px] flex-1 flex-col justify-center px-4 py-12 sm:px-8"
        >
          <h1 className="text-[34px] font-heavy tracking-[-0.025em]">{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </main>
      </div>
      {advertised ? <Advertised /> : <LoadLineScene className="aspect-[2] w-full sm:aspect-[1140/196]" />}
      <SiteFooter className="lg:col-start-1">
        <LanguageSwitch />
      </SiteFooter>
    </div>
  )
}

const offers = [
  {
    Icon: Activity,
    title: msg('Real-time analytics'),
    text: msg('Answers and training load, the moment they come in.'),
  },
  {
    Icon: Sparkles,
    title: msg('AI insights'),
    text: msg('Three short readings of an athlete or a team, on request.'),
  },
  {
    Icon: Users,
    title: msg('Team management'),
    text: msg('Invite by link, ask what you want to know, open and close the day.'),
  },
  {
    Icon: TrendingUp,
    title: msg('Progress tracking'),
    text: msg('Weekly load, its ratio and each rating over time.'),
  },
  {
    Icon: Smartphone,
    title: msg('Mobile app'),
    text: msg('Runs in the browser, at home on your home screen.'),
  },
  {
    Icon: Watch,
    title: msg('Wearable integration'),
    text: msg('Heart rate and sleep from your watch.'),
    planned: true,
  },
  { Icon: Award, title: msg('Pro'), text: msg('Up to 20 athletes, with AI insights.') },
]

/** What the product offers, beside the account forms; dark in both themes, like the hull below the line. */
function Advertised() {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`What Plimsoll offers`}
      data-theme="dark"
      className="flex flex-col justify-between overflow-hidden bg-sunken text-ink lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="mx-auto w-full max-w-[560px] px-4 pt-14 sm:px-8 lg:pt-16">
        <h2 className="text-3xl leading-[1.05] font-heavy tracking-[-0.03em] sm:text-[40px]">
          <Trans>Know the load each athlete can carry.</Trans>
        </h2>
        <ul className="mt-8 border-t border-line">
          {offers.map(({ Icon, title, text, planned }) => (
            <li key={t(title)} className="flex gap-4 border-b border-line py-2.5">
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              <div>
                <h3 className="flex items-center gap-2 text-[15px] leading-6 font-semibold tracking-normal">
                  {t(title)}
                  {planned && (
                    <Badge>
                      <Trans>planned</Trans>
                    </Badge>
                  )}
                </h3>
                <p className="text-[15px] text-ink-2">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <LoadLineScene className="mt-6 h-44 w-full" />
    </aside>
  )
}

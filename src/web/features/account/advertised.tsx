import { Activity, Award, Smartphone, Sparkles, TrendingUp, Users, Watch } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'

const offers = [
  {
    Icon: Activity,
    title: 'Real-time analytics',
    text: 'Answers and training load, the moment they come in.',
  },
  { Icon: Sparkles, title: 'AI insights', text: 'Three short readings of an athlete or a team, on request.' },
  {
    Icon: Users,
    title: 'Team management',
    text: 'Invite by link, ask what you want to know, open and close the day.',
  },
  { Icon: TrendingUp, title: 'Progress tracking', text: 'Weekly load, its ratio and each rating over time.' },
  { Icon: Smartphone, title: 'Mobile app', text: 'Runs in the browser, at home on your home screen.' },
  {
    Icon: Watch,
    title: 'Wearable integration',
    text: 'Heart rate and sleep from your watch.',
    planned: true,
  },
  { Icon: Award, title: 'Pro', text: 'Up to 20 athletes, with AI insights.' },
]

/** What the product offers, beside the account forms; dark in both themes, like the hull below the line. */
export function Advertised() {
  return (
    <aside
      aria-label="What Plimsoll offers"
      data-theme="dark"
      className="flex flex-col justify-between overflow-hidden bg-sunken text-ink lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="mx-auto w-full max-w-[560px] px-4 pt-14 sm:px-8 lg:pt-16">
        <h2 className="text-3xl leading-[1.05] font-heavy tracking-[-0.03em] sm:text-[40px]">
          Know the load each athlete can carry.
        </h2>
        <ul className="mt-8 border-t border-line">
          {offers.map(({ Icon, title, text, planned }) => (
            <li key={title} className="flex gap-4 border-b border-line py-2.5">
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              <div>
                <h3 className="flex items-center gap-2 text-[15px] leading-6 font-semibold tracking-normal">
                  {title}
                  {planned && <Badge>planned</Badge>}
                </h3>
                <p className="text-[15px] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <LoadLineScene className="mt-6 h-44 w-full" />
    </aside>
  )
}

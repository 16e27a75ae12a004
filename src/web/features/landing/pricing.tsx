import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Message, msg } from '#domain/language/message.ts'
import { type Plan, PLANS, yearlySavingEur } from '#domain/pricing/plan.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from './section.tsx'
import { Segmented } from './segmented.tsx'

export function Pricing() {
  const { t } = useLingui()
  return (
    <Section
      id="pricing"
      title={t`Pricing`}
      lead={t`One price for a team, by how many athletes it carries. Registering asks for no card.`}
      className="group/pricing"
    >
      <div className="mt-10">
        <Segmented
          legend={t`Billing period`}
          name="billing"
          options={[
            { id: 'billed-monthly', label: t`Monthly` },
            {
              id: 'billed-yearly',
              label: (
                <>
                  <Trans>
                    Yearly <span className="text-[13px] text-good">Save ~20%</span>
                  </Trans>
                </>
              ),
            },
          ]}
        />
      </div>
      <PlanCarousel names={PLANS.map(({ name }) => name)}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </PlanCarousel>
    </Section>
  )
}

/** A plan counts as shown once most of it is. */
const MOSTLY = 0.6

/**
 * The plan that came into view last. A busy browser reports several frames at once, with a plan that was only passed by
 * before the one that stayed; and some browsers call a plan intersecting while it leaves.
 */
export function lastEntered<Entry extends { intersectionRatio: number }>(entries: readonly Entry[]) {
  return entries.findLast(({ intersectionRatio }) => intersectionRatio >= MOSTLY)
}

type PlanCarouselProps = { names: Plan['name'][]; children: ReactNode }

/** Side by side where there is room; on a phone one after the other, to be swiped, with a dot for each. */
function PlanCarousel({ names, children }: PlanCarouselProps) {
  const { t } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(planId(names[0]!))

  useEffect(() => {
    if (!track.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = lastEntered(entries)
        if (entered) setShown(entered.target.id)
      },
      { root: track.current, threshold: MOSTLY },
    )
    for (const plan of track.current.children) observer.observe(plan)
    return () => observer.disconnect()
  }, [])

  // As a link it would take the page along; without a script that is still better than nothing.
  function swipeTo(event: MouseEvent, id: string) {
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  return (
    <>
      <ul
        ref={track}
        className="mt-8 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto motion-safe:scroll-smooth max-md:-mx-4 max-md:px-4 max-md:pb-2 max-md:[scrollbar-width:none] sm:max-md:-mx-8 sm:max-md:px-8 md:grid md:grid-cols-3 md:gap-5"
      >
        {children}
      </ul>
      <nav aria-label={t`Plans`} className="mt-3 flex justify-center md:hidden">
        {names.map((name) => (
          <a
            key={name}
            href={`#${planId(name)}`}
            aria-label={name}
            aria-current={planId(name) === shown ? 'true' : undefined}
            onClick={(event) => swipeTo(event, planId(name))}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="size-3 rounded-full border-[2.5px] border-control transition-colors group-aria-[current]:border-brand group-aria-[current]:bg-brand" />
          </a>
        ))}
      </nav>
    </>
  )
}

const planId = (name: Plan['name']): string => `plan-${name.toLowerCase()}`

/** How far each plan goes down in the water: what it carries. */
const levels: Record<Plan['name'], string> = { Starter: 'h-4', Pro: 'h-9', Elite: 'h-14' }

const freeTrial = msg('Start Free Trial')
const calls: Record<Plan['name'], Message> = {
  Starter: msg('Get Started'),
  Pro: freeTrial,
  Elite: freeTrial,
}

const onMonthly = 'group-has-[#billed-yearly:checked]/pricing:hidden'
const onYearly = 'hidden group-has-[#billed-yearly:checked]/pricing:block'

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const { euros } = useWriting()
  const { name, priceEur, isMostPopular } = plan
  const saving = euros(yearlySavingEur(plan))
  const call = t(calls[name])
  const border = isMostPopular ? 'border-2 border-brand' : 'border border-line-strong'
  return (
    <li
      id={planId(name)}
      className={`flex w-[86%] max-w-[380px] shrink-0 snap-center flex-col overflow-hidden rounded-l bg-surface md:w-auto md:max-w-none ${border}`}
    >
      <div className="relative h-30 overflow-hidden">
        <Load level={levels[name]} />
        <div className="relative flex items-center justify-between gap-3 px-6 pt-5">
          <h3 className="text-2xl font-heavy">{name}</h3>
          {isMostPopular && (
            <span className="rounded-full bg-brand px-3 py-1 text-[13px] font-semibold text-brand-ink">
              <Trans>Most Popular</Trans>
            </span>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col px-6 pt-5 pb-6">
        <Price amount={euros(priceEur.monthly)} per={t`per month`} className={onMonthly}>
          <Trans>billed month by month</Trans>
        </Price>
        <Price amount={euros(priceEur.yearly)} per={t`per year`} className={onYearly}>
          <Trans>{saving} less than twelve months</Trans>
        </Price>
        <ul className="mt-5 flex-1 border-t border-line pt-4">
          {offersOf(plan).map(({ text, isIncluded }) => (
            <li key={t(text)} className={`flex gap-2.5 py-1.5 ${isIncluded ? '' : 'text-ink-3'}`}>
              {isIncluded ? (
                <Check aria-hidden size={19} className="mt-0.5 shrink-0 text-brand" />
              ) : (
                <Minus aria-hidden size={19} className="mt-0.5 shrink-0" />
              )}
              {t(text)}
            </li>
          ))}
        </ul>
        <ButtonLink
          to="/register"
          look={isMostPopular ? 'primary' : 'plain'}
          size="l"
          aria-label={t`${call}: ${name}`}
          className="mt-6"
        >
          {call}
        </ButtonLink>
      </div>
    </li>
  )
}

type PriceProps = { amount: string; per: string; className: string; children: ReactNode }

function Price({ amount, per, className, children }: PriceProps) {
  return (
    <div className={className}>
      <p className="flex items-baseline gap-2 tabular-nums">
        <span className="text-[56px] leading-none font-heavy tracking-[-0.035em]">{amount}</span>
        <span className="text-ink-2">{per}</span>
      </p>
      <p className="mt-2 text-sm text-ink-3">{children}</p>
    </div>
  )
}

function Load({ level }: { level: string }) {
  return (
    <div
      aria-hidden
      className={`absolute inset-x-0 bottom-0 border-t-[3px] border-brand bg-brand/10 ${level}`}
    >
      <span className="absolute -top-[13.5px] end-8 size-6 rounded-full border-[3px] border-brand bg-surface" />
      <span className="absolute -top-[3px] end-4 h-[3px] w-14 bg-brand" />
    </div>
  )
}

function offersOf({
  maxAthletes,
  hasInsights,
  hasApiAccess,
}: Plan): { text: Message; isIncluded: boolean }[] {
  return [
    {
      text:
        maxAthletes === 'unlimited'
          ? msg('Unlimited athletes')
          : msg('{count, plural, one {Up to # athlete} other {Up to # athletes}}', { count: maxAthletes }),
      isIncluded: true,
    },
    { text: hasInsights ? msg('AI insights') : msg('No AI insights'), isIncluded: hasInsights },
    { text: hasInsights ? msg('All reports') : msg('Basic reports'), isIncluded: true },
    ...(hasApiAccess ? [{ text: msg('API access'), isIncluded: true }] : []),
  ]
}

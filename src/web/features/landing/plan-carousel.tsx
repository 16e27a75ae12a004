import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Plan } from '#domain/pricing/plan.ts'
import { planId } from './plan-id.ts'

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
export function PlanCarousel({ names, children }: PlanCarouselProps) {
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
      <nav aria-label="Plans" className="mt-3 flex justify-center md:hidden">
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

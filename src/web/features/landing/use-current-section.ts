import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './sections.ts'

/** A thin band a little above the middle of the window: the section that crosses it is the one being read. */
const BAND = '-40% 0px -59% 0px'

/** None while the hero is being read. */
export function useCurrentSection(): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>()
  useEffect(() => {
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setCurrent(SECTIONS.findLast(({ id }) => crossing.has(id))?.id)
      },
      { rootMargin: BAND },
    )
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

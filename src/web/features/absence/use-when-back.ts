import { useLingui } from '@lingui/react/macro'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** 'Sat 20 Nov 2027' where the year is not that of `day`. */
export function useDayNear(day: string) {
  const { shortDay, fullDay } = useWriting()
  return (date: string) => (date.slice(0, 4) === day.slice(0, 4) ? shortDay : fullDay)(date)
}

type Back = { backOn: string | null; isDue: boolean }

/** 'back 20 Nov', 'due since 15 Nov', 'no date yet': as seen on `day`. */
export function useWhenBack(day: string) {
  const { t } = useLingui()
  const near = useDayNear(day)
  return ({ backOn, isDue }: Back) => {
    if (backOn === null) return t(availabilityMessages.noDate)
    return t((isDue ? availabilityMessages.due : availabilityMessages.back)(near(backOn)))
  }
}

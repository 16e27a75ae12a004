/** Scrolled to, it shows its label too. */
const look =
  'w-full scroll-mt-12 rounded-m border border-control bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad'

/** What the control inside a FieldFrame carries. */
export const controlProps = (id: string, problem: string | undefined, extraLook: string) => ({
  id,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': problem ? `${id}-problem` : undefined,
  className: `${look} ${extraLook}`,
})

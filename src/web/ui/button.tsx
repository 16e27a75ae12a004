import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-now.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** The label while the work runs; the button then ignores clicks but keeps the focus, unlike `disabled`. */
  busy?: string | false
  /** Looks and reads as disabled, but can be reached and pressed: pressing it says what is missing. */
  unavailable?: boolean
}

export function Button({
  look = 'plain',
  size = 'm',
  busy = false,
  unavailable = false,
  type = 'button',
  className,
  ...props
}: ButtonProps) {
  const hydrated = useHydrated()
  return (
    <button
      {...props}
      type={type}
      // Before the script is there, the browser would send the form itself, with its password in the address.
      disabled={type === 'submit' && !hydrated}
      aria-disabled={busy || unavailable ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
      className={buttonLook(unavailable && !busy ? 'unavailable' : look, size, className)}
    >
      {busy ? (
        <>
          <Spinner className="size-[18px]" />
          {busy}
        </>
      ) : (
        props.children
      )}
    </button>
  )
}

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'unavailable'
type ButtonSize = 'm' | 'l' | 'icon'

const base =
  'inline-flex items-center justify-center gap-2 rounded-m border font-semibold whitespace-nowrap transition-colors select-none'

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-brand text-brand-ink hover:bg-brand-hover aria-disabled:hover:bg-brand',
  plain: 'border-line-strong bg-surface text-ink hover:border-control',
  danger: 'border-bad/40 bg-surface text-bad hover:border-bad',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  unavailable: 'border-line-strong bg-sunken text-ink-3',
}

const sizes: Record<ButtonSize, string> = {
  m: 'h-10 px-4 text-[15px]',
  l: 'h-12 px-6 text-base',
  icon: 'size-10 shrink-0',
}

export function buttonLook(look: ButtonLook, size: ButtonSize, extra = ''): string {
  return `${base} ${looks[look]} ${sizes[size]} ${extra}`
}

type ButtonLinkProps = LinkProps & { look?: ButtonLook; size?: ButtonSize; className?: string }

export function ButtonLink({ look = 'plain', size = 'm', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonLook(look, size, className)} />
}

import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

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
      // Sent by the browser itself, before the script is there, a form would put its password into the address.
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

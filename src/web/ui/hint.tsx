import { type ReactNode, useEffect, useId, useState } from 'react'

type HintProps = {
  title: string
  text: string
  /** What is explained; it names the hint as its description. */
  children: (describedBy: string) => ReactNode
}

/** Shown to a pointer that rests on something and to the focus of a keyboard, until Escape sends it away. */
export function Hint({ title, text, children }: HintProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return (
    <span
      className="relative inline-flex"
      // A finger that rests on a button is about to press it.
      onPointerEnter={({ pointerType }) => setOpen(pointerType === 'mouse')}
      onPointerLeave={close}
      onFocus={({ target }) => setOpen(target.matches(':focus-visible'))}
      onBlur={close}
      onClickCapture={close}
    >
      {children(id)}
      {/* Its lower edge reaches the button, so that the pointer can be moved onto it. */}
      <span
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute end-0 bottom-full z-1 w-max pb-2 transition-opacity delay-150 starting:opacity-0 @max-xl:end-auto @max-xl:start-0"
      >
        <span className="block rounded-s border border-line-strong bg-raised px-3 py-2 text-start text-[13px] leading-snug text-ink-2 shadow-card">
          <strong className="block font-semibold text-ink">{title}</strong> {text}
        </span>
      </span>
    </span>
  )
}

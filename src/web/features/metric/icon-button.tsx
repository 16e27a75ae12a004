import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & {
  label: string
  Icon: LucideIcon
  look?: 'quiet' | 'danger'
  /** Nothing to do here, such as moving the first one up; it keeps the focus, unlike `disabled`. */
  idle?: boolean
}

export function IconButton({ label, Icon, look = 'quiet', idle = false, ...props }: IconButtonProps) {
  const hover = look === 'danger' ? 'hover:bg-bad-soft hover:text-bad' : 'hover:bg-sunken hover:text-ink'
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={idle ? true : undefined}
      onClick={idle ? undefined : props.onClick}
      className={`grid size-10 place-items-center rounded-m transition-colors ${idle ? 'text-line-strong' : `text-ink-2 ${hover}`}`}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}

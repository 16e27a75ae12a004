export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'unavailable'
export type ButtonSize = 'm' | 'l' | 'icon'

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

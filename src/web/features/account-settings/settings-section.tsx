import type { ReactNode } from 'react'

type SettingsSectionProps = { title: string; text?: ReactNode; children?: ReactNode }

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section aria-label={title} className="border-t border-line py-8">
      <h2 className="text-[19px]">{title}</h2>
      {text && (
        <div className="mt-1 max-w-[60ch] text-[15px] text-ink-2 [overflow-wrap:anywhere]">{text}</div>
      )}
      {children && <div className="mt-5">{children}</div>}
    </section>
  )
}

import type { ReactNode } from 'react'

type SettingsSectionProps = { title: string; text?: ReactNode; children?: ReactNode }

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 className="text-[19px]">{title}</h2>
        {text && (
          <div className="mt-1 max-w-[60ch] text-[15px] text-ink-2 [overflow-wrap:anywhere]">{text}</div>
        )}
      </div>
      {children && <div>{children}</div>}
    </section>
  )
}

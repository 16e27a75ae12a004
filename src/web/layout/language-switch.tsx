import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import type { Locale } from '#domain/language/locale.ts'
import { languageMessages } from '#domain/language/language-messages.ts'
import { showToast } from '#web/ui/toast.ts'
import { LanguageOptions } from '#web/language/language-options.tsx'
import { speak } from '#web/language/speak.ts'

/** For visitors; who has an account chooses there. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  return (
    <label className="flex items-center gap-1.5 rounded-s transition-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Languages aria-hidden size={16} />
      <span className="sr-only">{t(languageMessages.title)}</span>
      <select
        value={i18n.locale}
        onChange={({ currentTarget }) =>
          void speak(currentTarget.value as Locale).catch(() =>
            showToast('error', languageMessages.notChanged),
          )
        }
        className="h-8 cursor-pointer bg-transparent outline-none"
      >
        <LanguageOptions className="bg-surface text-ink" />
      </select>
    </label>
  )
}

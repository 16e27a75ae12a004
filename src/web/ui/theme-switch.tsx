import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { msg } from '#domain/language/message.ts'
import { chooseTheme, onThemeChange, themeChoice, type ThemeChoice, themeChoices } from './theme.ts'

const looks = {
  light: { label: msg('Light'), Icon: Sun },
  system: { label: msg('System'), Icon: Monitor },
  dark: { label: msg('Dark'), Icon: Moon },
}

export function ThemeSwitch() {
  const { t } = useLingui()
  const choice = useSyncExternalStore<ThemeChoice | null>(onThemeChange, themeChoice, () => null)
  const name = useId()
  return (
    <fieldset className="flex w-fit shrink-0 rounded-m bg-sunken p-[3px]">
      <legend className="sr-only">
        <Trans>Theme</Trans>
      </legend>
      {themeChoices.map((value) => {
        const { label, Icon } = looks[value]
        return (
          <label
            key={value}
            title={t(label)}
            className="relative grid h-[30px] min-w-9 place-items-center rounded-[7px] text-ink-3 transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={t(label)}
              checked={choice === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden size={16} />
          </label>
        )
      })}
    </fieldset>
  )
}

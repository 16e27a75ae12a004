import { useLingui } from '@lingui/react/macro'
import { type Locale, LOCALES } from '#domain/language/locale.ts'
import { LOCALE_NAMES } from '#domain/language/locale-names.ts'
import { negotiate } from '#domain/language/negotiate.ts'
import { languageMessages } from '#domain/language/language-messages.ts'
import { api } from '#web/api/client.ts'
import { changeSession } from '#web/api/query-client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { speak } from '#web/language/speak.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { wordsOf } from '#web/ui/refused.ts'

/** Chosen at once, without a button: whoever cannot read the page finds it by the names of the languages. */
export function LanguageForm({ locale }: { locale: Locale | null }) {
  const { t } = useLingui()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: chooseLanguage,
    onError: (error) => {
      const { failure } = wordsOf(error, languageMessages.notChanged)
      if (failure) showToast('error', failure.message)
    },
  })
  return (
    <SelectField
      label={t(languageMessages.title)}
      hideLabel
      value={locale ?? ''}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate((currentTarget.value || null) as Locale | null)}
      className="max-w-80"
    >
      <option value="">{t(languageMessages.browsers)}</option>
      {LOCALES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LOCALE_NAMES[one]}
        </option>
      ))}
    </SelectField>
  )
}

async function chooseLanguage(locale: Locale | null) {
  const answer = await ask(api.account.language.$put({ json: { locale } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, languageMessages.notChanged)
  await speak(locale ?? negotiate(navigator.languages.join()))
  await changeSession({ locale })
}

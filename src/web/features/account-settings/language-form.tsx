import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#domain/language/locale.ts'
import { languageMessages } from '#domain/language/language-messages.ts'
import { api } from '#web/api/client.ts'
import { changeSession } from '#web/api/query-client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { LanguageOptions } from '#web/language/language-options.tsx'
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
      onChange={({ currentTarget }) => mutate(currentTarget.value as Locale)}
      className="max-w-80"
    >
      {!locale && (
        <option value="" disabled>
          {t(languageMessages.browsers)}
        </option>
      )}
      <LanguageOptions />
    </SelectField>
  )
}

async function chooseLanguage(locale: Locale) {
  const answer = await ask(api.account.language.$put({ json: { locale } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, languageMessages.notChanged)
  await speak(locale)
  await changeSession({ locale })
}

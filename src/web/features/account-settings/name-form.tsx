import { useLingui } from '@lingui/react/macro'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { nameProblem } from '#domain/account/name-problem.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { api } from '#web/api/client.ts'
import { changeSession } from '#web/api/query-client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { SettingsForm } from './settings-section.tsx'

export function NameForm({ fullName }: { fullName: string }) {
  const { t } = useLingui()
  const { problems, failure, busy, onSubmit, result } = useFormMutation({
    check: (values: { fullName: string }) => {
      const typed = values.fullName.trim()
      const problem = typed === '' ? settingsMessages.nameMissing : nameProblem(typed)
      return problem ? { fullName: problem } : {}
    },
    call: changeName,
    onDone: async (changed, { form, isAsSent }) => {
      await changeSession(changed)
      // Untouched, the field follows the stored name again, which another tab may change.
      if (isAsSent()) form.reset()
    },
    fallback: settingsMessages.nameFailed,
  })

  return (
    <SettingsForm
      onSubmit={onSubmit}
      failure={failure}
      done={result && <Banner tone="good">{t(settingsMessages.nameSaved)}</Banner>}
      busy={busy}
      submit={t`Save name`}
    >
      <Field
        name="fullName"
        label={t`Full name`}
        autoComplete="name"
        required
        maxLength={MAX_FULL_NAME_LENGTH}
        defaultValue={fullName}
        problem={problems.fullName}
      />
    </SettingsForm>
  )
}

async function changeName({ fullName }: { fullName: string }) {
  const answer = await ask(api.account.name.$put({ json: { fullName: fullName.trim() } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, settingsMessages.nameFailed)
  return answer.json()
}

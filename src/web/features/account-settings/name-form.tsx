import { useState } from 'react'
import { MAX_FULL_NAME_LENGTH } from '#domain/account/account-limits.ts'
import { nameProblem } from '#domain/account/name-problem.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { api } from '#web/api/client.ts'
import { changeSession } from '#web/api/query-client.ts'
import { ask, failureOf } from '#web/api/reply.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { SettingsForm } from './settings-section.tsx'

export function NameForm({ fullName }: { fullName: string }) {
  const [saved, setSaved] = useState(false)
  const { problems, failure, busy, onSubmit } = useSubmit<'fullName'>({
    check: (values) => {
      setSaved(false)
      const typed = values.fullName.trim()
      const problem = typed === '' ? settingsMessages.nameMissing : nameProblem(typed)
      return problem ? { fullName: problem } : {}
    },
    send: async (values, { form, isAsSent }) => {
      const answer = await ask(api.account.name.$put({ json: { fullName: values.fullName.trim() } }))
      if (answer === 'unreachable' || !answer.ok) {
        return { failure: await failureOf(answer, settingsMessages.nameFailed) }
      }
      await changeSession(await answer.json())
      // Untouched, the field follows the stored name again, which another tab may change.
      if (isAsSent()) form.reset()
      setSaved(true)
    },
    fallback: settingsMessages.nameFailed,
  })

  return (
    <SettingsForm
      onSubmit={onSubmit}
      failure={failure}
      done={saved && <Banner tone="good">{settingsMessages.nameSaved}</Banner>}
      busy={busy}
      submit="Save name"
    >
      <Field
        name="fullName"
        label="Full name"
        autoComplete="name"
        required
        maxLength={MAX_FULL_NAME_LENGTH}
        defaultValue={fullName}
        problem={problems.fullName}
      />
    </SettingsForm>
  )
}

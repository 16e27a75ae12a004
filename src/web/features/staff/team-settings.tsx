import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { languageMessages } from '#domain/language/language-messages.ts'
import type { Locale } from '#domain/language/locale.ts'
import { staffMessages, teamRefusals } from '#domain/team/staff-messages.ts'
import { MAX_TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { useTeam } from '#web/api/current-team.ts'
import { sessionKey } from '#web/api/query-client.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { LanguageOptions } from '#web/language/language-options.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { changeTeam, teamQuery } from './staff-api.ts'

export function TeamNameForm() {
  const { t } = useLingui()
  const { id, name } = useTeam()
  const refresh = useRefreshedTeam()
  const { problems, failure, busy, onSubmit, result } = useFormMutation({
    check: (values: { name: string }) =>
      values.name.trim() === '' ? { name: teamRefusals.nameMissing } : {},
    call: (values) => changeTeam(id, values),
    onDone: refresh,
    fallback: staffMessages.changeFailed,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field
        name="name"
        label={t`Name of the team`}
        autoComplete="off"
        required
        maxLength={MAX_TEAM_NAME_LENGTH}
        defaultValue={name}
        problem={problems.name}
      />
      {failure ? (
        <FailureBanner failure={failure} />
      ) : (
        result && <Banner tone="good">{t(staffMessages.saved)}</Banner>
      )}
      <Button type="submit" look="primary" busy={busy && t`Saving...`} className="justify-self-start">
        <Trans>Save name</Trans>
      </Button>
    </form>
  )
}

/** Saved as soon as it is chosen. */
export function TwoStepDemand() {
  const { t } = useLingui()
  const { id } = useTeam()
  const { data: settings, isPending, refetch } = useQuery(teamQuery(id))
  const refresh = useRefreshedTeam()
  const { failure, onSubmit, busy } = useFormMutation({
    call: () => changeTeam(id, { demandsTwoStep: !settings?.demandsTwoStep }),
    onDone: refresh,
    fallback: staffMessages.changeFailed,
  })
  if (isPending) return <div className="h-10" />
  if (!settings) return <LoadFailed said={t`The setting could not be loaded.`} retry={refetch} />
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <CheckboxField
        label={t(staffMessages.twoStep.label)}
        checked={settings.demandsTwoStep}
        aria-busy={busy}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <FailureBanner failure={failure} />
    </form>
  )
}

/** Saved as soon as it is chosen. */
export function TeamLanguage() {
  const { t } = useLingui()
  const { id } = useTeam()
  const { data: settings, isPending, refetch } = useQuery(teamQuery(id))
  const refresh = useRefreshedTeam()
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useSingleMutation({
    mutationFn: async (locale: Locale) => {
      await changeTeam(id, { locale })
      await refresh()
    },
    onError: (error) => {
      const { failure } = wordsOf(error, staffMessages.changeFailed)
      if (failure) showToast('error', failure.message)
    },
  })
  if (isPending) return <div className="h-12" />
  if (!settings) return <LoadFailed said={t`The setting could not be loaded.`} retry={refetch} />
  return (
    <SelectField
      label={t(languageMessages.title)}
      hideLabel
      value={isSaving ? variables : settings.locale}
      disabled={isSaving}
      onChange={({ currentTarget }) => mutate(currentTarget.value as Locale)}
      className="max-w-80"
    >
      <LanguageOptions />
    </SelectField>
  )
}

/** The name of a team is part of the profile. */
function useRefreshedTeam() {
  const queryClient = useQueryClient()
  const { id } = useTeam()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionKey })
    await queryClient.invalidateQueries({ queryKey: ['team', id] })
    void queryClient.invalidateQueries({ queryKey: ['team-changes', id] })
  }
}

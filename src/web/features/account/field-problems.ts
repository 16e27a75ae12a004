import { MAX_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { accountMessages } from '#domain/account/account-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { saidAlready } from '#web/api/reply.ts'
import type { Problems } from '#web/ui/refused.ts'

const missing: Record<string, Message> = {
  fullName: accountMessages.fullNameMissing,
  email: accountMessages.emailMissing,
  password: accountMessages.passwordMissing,
  newPassword: accountMessages.newPasswordMissing,
  confirmation: accountMessages.confirmationMissing,
}

/** What can be told to be wrong before anything is sent, in our words. */
export function fieldProblems<Name extends string>(form: HTMLFormElement): Problems<Name> {
  const problems: Record<string, Message> = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue
    if (field.validity.valueMissing || (field.required && field.value.trim() === '')) {
      problems[field.name] = missing[field.name] ?? saidAlready(field.validationMessage)
    } else if (field.validity.typeMismatch) problems[field.name] = accountMessages.emailMalformed
    else if (field.autocomplete.endsWith('-password') && field.value.length > MAX_PASSWORD_LENGTH) {
      problems[field.name] = accountMessages.passwordTooLong
    }
  }
  return problems as Problems<Name>
}

/** Carries `redirect` and `code` along from one account screen to the next. */
export function keepDestination(path: string, query: URLSearchParams): string {
  const [pathname, search] = path.split('?')
  const kept = new URLSearchParams(search)
  for (const name of ['redirect', 'code']) {
    const value = query.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : path
}

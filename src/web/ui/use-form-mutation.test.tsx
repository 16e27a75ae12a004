// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inEnglish } from '#domain/language/in-english.ts'
import { msg } from '#domain/language/message.ts'
import { Refused } from './refused.ts'
import { useFormMutation } from './use-form-mutation.ts'

type Options = Parameters<typeof useFormMutation<'email' | 'name', string>>[0]

// No test is about time.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A form of two fields, with what the hook says about it. */
function Form(options: Options) {
  const { problems, failure, busy, onSubmit, result } = useFormMutation(options)
  return (
    <form onSubmit={onSubmit} aria-label="form">
      <input name="name" aria-label="Name" />
      <p>{problems.name && inEnglish(problems.name)}</p>
      <input name="email" aria-label="Email" />
      <p>{problems.email && inEnglish(problems.email)}</p>
      <p role="alert">{failure && inEnglish(failure.message)}</p>
      <p role="status">{busy ? 'busy' : result}</p>
    </form>
  )
}

/** A server whose answers the test gives; what it was sent, in order. */
function server() {
  const sent: Record<string, string>[] = []
  const replies: PromiseWithResolvers<string>[] = []
  const call: Options['call'] = (values) => {
    sent.push(values)
    const reply = Promise.withResolvers<string>()
    replies.push(reply)
    return reply.promise
  }
  return {
    sent,
    call,
    accept: () => replies.at(-1)?.resolve('done'),
    refuse: (error: Error) => replies.at(-1)?.reject(error),
  }
}

function show(options: Partial<Options> & Pick<Options, 'call'>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form fallback={msg('That did not work.')} {...options} />
    </QueryClientProvider>,
  )
  const [name, email] = [
    screen.getByLabelText<HTMLInputElement>('Name'),
    screen.getByLabelText<HTMLInputElement>('Email'),
  ]
  const fill = (values: { name: string; email: string }) => {
    name.value = values.name
    email.value = values.email
  }
  return { name, email, fill, submit: () => fireEvent.submit(screen.getByRole('form')) }
}

const IDA = { name: 'Ida', email: 'ida@example.org' }

test('a form is sent once at a time, however often it is submitted, and again after its answer', async () => {
  const { sent, call, accept } = server()
  const { fill, submit } = show({ call })
  fill(IDA)
  submit()
  submit()
  await screen.findByText('busy')
  submit()
  expect(sent).toEqual([IDA])
  accept()
  await screen.findByText('done')
  submit()
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('what the check finds is said beside its field, which gets the focus, and nothing is sent', async () => {
  const { sent, call } = server()
  const { email, submit } = show({ call, check: () => ({ email: msg('Enter your email address') }) })
  submit()
  await screen.findByText('Enter your email address')
  expect(document.activeElement).toBe(email)
  expect(sent).toEqual([])
})

test('what the server has against a field is said beside it, and what was typed stays', async () => {
  const { call, refuse } = server()
  const { email, name, fill, submit } = show({ call })
  fill(IDA)
  submit()
  await screen.findByText('busy')
  refuse(new Refused({ problems: { email: msg('This address is taken') } }))
  await screen.findByText('This address is taken')
  expect(document.activeElement).toBe(email)
  expect([name.value, email.value]).toEqual([IDA.name, IDA.email])
})

test('the words of a refusal are shown as they are, and gone with the next attempt', async () => {
  const { call, refuse } = server()
  const { submit } = show({ call })
  submit()
  await screen.findByText('busy')
  refuse(new Refused({ failure: { message: msg('Forms are closed') } }))
  await screen.findByText('Forms are closed')
  submit()
  await screen.findByText('busy')
  expect(screen.queryByText('Forms are closed')).toBeNull()
})

test('an error that nobody expected is logged, and the form says its own sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { call, refuse } = server()
  const { submit } = show({ call })
  submit()
  await screen.findByText('busy')
  const broken = new Error('no JSON')
  refuse(broken)
  await screen.findByText('That did not work.')
  expect(logged).toHaveBeenCalledExactlyOnceWith(broken)
})

test('a form that is emptied at once gets back what failed', async () => {
  const { sent, call, refuse } = server()
  const { name, email, fill, submit } = show({ call, clearsAtOnce: true })
  fill(IDA)
  submit()
  await screen.findByText('busy')
  expect([sent, name.value, email.value]).toEqual([[IDA], '', ''])
  refuse(new Refused({ failure: { message: msg('Not now') } }))
  await screen.findByText('Not now')
  expect([name.value, email.value]).toEqual([IDA.name, IDA.email])
})

test('but not over what was typed meanwhile', async () => {
  const { call, refuse } = server()
  const { name, email, fill, submit } = show({ call, clearsAtOnce: true })
  fill(IDA)
  submit()
  await screen.findByText('busy')
  fill({ name: 'Bo', email: '' })
  refuse(new Refused({ failure: { message: msg('Not now') } }))
  await screen.findByText('Not now')
  expect([name.value, email.value]).toEqual(['Bo', ''])
})

test('what follows a success knows whether something was typed since, and keeps the form busy', async () => {
  const { call, accept } = server()
  const untouched: boolean[] = []
  const following = Promise.withResolvers<void>()
  const onDone: Options['onDone'] = (_, { isAsSent }) => {
    untouched.push(isAsSent())
    return following.promise
  }
  const { fill, submit } = show({ call, onDone })
  fill(IDA)
  submit()
  await screen.findByText('busy')
  fill({ ...IDA, name: 'Ida Lind' })
  accept()
  await waitFor(() => expect(untouched).toEqual([false]))
  expect(screen.getByRole('status').textContent).toBe('busy')
  following.resolve()
  await screen.findByText('done')
})

import { expect, test } from 'vitest'
import { follow, noticeOf } from './push.ts'

const ORIGIN = 'https://plimsoll.example'
const DAY = `${ORIGIN}/athlete/dashboard`
const UNREAD = 'Open Plimsoll to see what waits for you.'

const message = {
  title: 'Your check-in is still open',
  body: 'Until 09:00',
  navigate: DAY,
  tag: 'check-in:t:2026-11-18',
  lang: 'ar',
  dir: 'rtl',
}
const sent = (notification: unknown) => JSON.stringify({ web_push: 8030, notification })
const shown = (payload: string | undefined) => noticeOf(payload, UNREAD, ORIGIN)

test('a message is shown in its own words, language and direction, and in place of an earlier one of its day', () => {
  expect(shown(sent(message))).toEqual({
    title: 'Your check-in is still open',
    options: {
      body: 'Until 09:00',
      icon: '/icons/icon-192.png',
      tag: 'check-in:t:2026-11-18',
      renotify: true,
      lang: 'ar',
      dir: 'rtl',
      data: { navigate: DAY },
    },
  })
})

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no notification', '{"web_push":8030}'],
  ['a notification that is none', sent('hello')],
  ['no title', sent({ ...message, title: undefined, tag: '', body: 'a body without a title' })],
  ['a title that is no text', sent({ title: { text: 'x' } })],
])('%s is shown too, as a plain sentence', (_, payload) => {
  const { title, options } = shown(payload)
  expect(title).toBe('Plimsoll')
  expect(options.body).toBe(UNREAD)
  expect(options).not.toHaveProperty('renotify')
})

test('what a browser would refuse to show is left out', () => {
  const { options } = shown(sent({ ...message, dir: 'upwards', lang: 5, tag: '' }))
  expect(Object.keys(options).toSorted()).toEqual(['body', 'data', 'icon'])
})

test.each([
  [DAY, DAY],
  [`${DAY}?day=today`, `${DAY}?day=today`],
  ['https://evil.example/athlete/dashboard', `${ORIGIN}/`],
  ['https://plimsoll.example.evil.example/', `${ORIGIN}/`],
  ['https://plimsoll.example@evil.example/', `${ORIGIN}/`],
  ['http://plimsoll.example/athlete/dashboard', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  [undefined, `${ORIGIN}/`],
])('a message that leads to %s leads to %s', (navigate, address) => {
  expect(shown(sent({ ...message, navigate })).options.data.navigate).toBe(address)
})

/** What happens on a press with these windows open. */
async function pressed(navigate: string, names: string[], canBeLed = true) {
  const done: string[] = []
  const windows = names.map((name) => ({
    focus: async () => void done.push(`focus on the ${name}`),
    navigate: async (to: string) => {
      if (!canBeLed) throw new TypeError('This window is not controlled')
      done.push(`lead the ${name} to ${to}`)
    },
  }))
  await follow(navigate, ORIGIN, {
    all: async () => windows,
    open: async (url) => void done.push(`open ${url}`),
  })
  return done
}

test('a press opens the page where no window is open', async () => {
  expect(await pressed(DAY, [])).toEqual([`open ${DAY}`])
})

test('a press leads the open window that was used last to the page', async () => {
  expect(await pressed(DAY, ['last', 'other'])).toEqual(['focus on the last', `lead the last to ${DAY}`])
})

test('a press opens a window of its own where the open one cannot be led', async () => {
  expect(await pressed(DAY, ['last'], false)).toEqual(['focus on the last', `open ${DAY}`])
})

test('a press on what leads elsewhere stays with us', async () => {
  expect(await pressed('https://evil.example/', [])).toEqual([`open ${ORIGIN}/`])
})

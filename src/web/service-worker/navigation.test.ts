import { expect, test } from 'vitest'
import { navigation, SKIP_WAITING } from './navigation.ts'

const page = (path: string) => new Request(`https://plimsoll.example${path}`)
const shell = async () => new Response('shell')
const bodyOf = async (response: Promise<Response>) => (await response).text()

const ports = {
  prerendered: new Set(['/', '/login']),
  languages: ['de', 'pt-BR'],
  fromNetwork: async () => new Response('network'),
  hasNewVersion: () => false,
  openWindows: async () => 1,
}

test.each([
  ['/athlete/dashboard', 'shell'],
  ['/join/abc', 'shell'],
  ['/', 'network'],
  ['/login', 'network'],
  ['/login/?redirect=%2Fdashboard', 'network'],
  ['/de', 'network'],
  ['/pt-BR/athlete/dashboard', 'network'],
  ['/devices', 'shell'],
])('%s comes from the %s', async (path, source) => {
  expect(await bodyOf(navigation(ports)(page(path), shell))).toBe(source)
})

test.each([
  ['is out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is replaced by a gateway error', async () => new Response('502', { status: 502 })],
])('a prerendered page whose server %s is drawn by the app itself', async (_, fromNetwork) => {
  expect(await bodyOf(navigation({ ...ports, fromNetwork })(page('/login'), shell))).toBe('shell')
})

test.each([
  ['/de', '/'],
  ['/pt-BR/athlete/dashboard?day=today', '/athlete/dashboard?day=today'],
  ['/de//elsewhere.example/x', '/elsewhere.example/x'],
])('without a connection %s leads to %s', async (path, target) => {
  const fromNetwork = async () => Promise.reject(new TypeError('Failed to fetch'))
  const response = await navigation({ ...ports, fromNetwork })(page(path), shell)
  expect(response.headers.get('location')).toBe(page(target).url)
})

test('a new version takes over when the last open page is loaded again', async () => {
  const answer = navigation({ ...ports, hasNewVersion: () => true })
  expect(await bodyOf(answer(page('/athlete/dashboard'), shell))).toContain(`postMessage('${SKIP_WAITING}')`)
})

test('a new version waits while another page works with the old one', async () => {
  const answer = navigation({ ...ports, hasNewVersion: () => true, openWindows: async () => 2 })
  expect(await bodyOf(answer(page('/athlete/dashboard'), shell))).toBe('shell')
})

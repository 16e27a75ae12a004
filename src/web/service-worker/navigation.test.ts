import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

const page = (path: string) => new Request(`https://plimsoll.example${path}`)
const shell = async () => new Response('shell')
const bodyOf = async (response: Promise<Response>) => (await response).text()

const ports = {
  prerendered: new Set(['/', '/login']),
  fromNetwork: async () => new Response('network'),
  newVersion: () => null as string | null,
  activate: (_: string) => {},
  openWindows: async () => 1,
}

test.each([
  ['/athlete/dashboard', 'shell'],
  ['/join/abc', 'shell'],
  ['/', 'network'],
  ['/login', 'network'],
  ['/login/?redirect=%2Fdashboard', 'network'],
])('%s comes from the %s', async (path, source) => {
  expect(await bodyOf(navigation(ports)(page(path), shell))).toBe(source)
})

test.each([
  ['is out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is replaced by a gateway error', async () => new Response('502', { status: 502 })],
])('a prerendered page whose server %s is drawn by the app itself', async (_, fromNetwork) => {
  expect(await bodyOf(navigation({ ...ports, fromNetwork })(page('/login'), shell))).toBe('shell')
})

test('a new version takes over when the last open page is loaded again', async () => {
  const activated: string[] = []
  const answer = navigation({
    ...ports,
    newVersion: () => 'v2',
    activate: (version) => void activated.push(version),
  })
  const response = await answer(page('/athlete/dashboard'), shell)
  expect(response.headers.get('Refresh')).toBe('0')
  expect(activated).toEqual(['v2'])
})

test('a new version waits while another page works with the old one', async () => {
  const activate = () => expect.unreachable('the other page would lose its files')
  const answer = navigation({ ...ports, newVersion: () => 'v2', activate, openWindows: async () => 2 })
  expect(await bodyOf(answer(page('/athlete/dashboard'), shell))).toBe('shell')
})

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useView, viewFrom, withView } from './view.ts'

afterEach(cleanup)

const none = new URLSearchParams()
const read = (query: string) => viewFrom(new URLSearchParams(query))

test('a view is what its address says, both ways', () => {
  const query = 'athlete=ida&from=2026-10-16&to=2026-11-15&week=2026-11-09&method=ewma&order=-acwr'
  expect(`${withView(none, read(query))}`).toBe(query)
  expect(`${withView(none, read(''))}`).toBe('')
})

test.each([
  'from=yesterday',
  'from=2026-02-30',
  'to=',
  'week=2026-1-5',
  'method=guess',
  'order=-looks',
  'x=1',
])('the address ?%s says nothing', (query) => expect(`${withView(none, read(query))}`).toBe(''))

test('changes that come quicker than the page all count, and what else the address says stays', async () => {
  let page!: ReturnType<typeof useView>
  const loaded = Promise.withResolvers<null>()
  const Statistics = () => {
    page = useView()
    return null
  }
  const router = createMemoryRouter([{ path: '/', Component: Statistics, loader: () => loaded.promise }], {
    initialEntries: ['/?team=ladies&week=2025-09-22'],
    hydrationData: { loaderData: { 0: null } },
  })
  render(<RouterProvider router={router} />)
  act(() => {
    page.show({ athlete: 'ida', week: undefined })
    page.adjust({ from: '2025-09-29' })
    page.adjust({ to: '2025-10-05' })
  })
  await act(async () => loaded.resolve(null))
  expect(router.state.location.search).toBe('?team=ladies&athlete=ida&from=2025-09-29&to=2025-10-05')
  expect(page.view).toEqual({ athlete: 'ida', from: '2025-09-29', to: '2025-10-05' })
})

import { expect, test, vi } from 'vitest'
import { api, breakOffReads, refuseReads } from './client.ts'

test('a page that is about to be left asks for nothing more, until another session begins', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({ profile: null })
  })
  const read = async () => (await api.session.$get()).status
  await expect(read()).resolves.toBe(200)
  refuseReads()
  await expect(read()).rejects.toThrow('aborted')
  await expect(api.session.$delete()).resolves.toMatchObject({ status: 200 })
  breakOffReads()
  await expect(read()).resolves.toBe(200)
})

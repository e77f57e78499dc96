import { expect, it, vi } from 'vitest'
import { loadAllPages } from './loadAllPages.ts'

it('a list is loaded page by page until its end', async () => {
  const ask = vi.fn<(after: number | undefined) => Promise<{ items: string[]; next?: number }>>()
  ask.mockResolvedValueOnce({ items: ['a', 'b'], next: 2 }).mockResolvedValueOnce({ items: ['c'] })
  expect(await loadAllPages(ask)).toEqual({ items: ['a', 'b', 'c'], isComplete: true })
  expect(ask.mock.calls).toEqual([[undefined], [2]])
})

it('an empty page ends a list, even if the server reports a next page', async () => {
  const ask = vi.fn<() => Promise<{ items: string[]; next: string }>>().mockResolvedValue({ items: [], next: 'again' })
  expect(await loadAllPages(ask)).toEqual({ items: [], isComplete: true })
  expect(ask).toHaveBeenCalledOnce()
})

it('a list of ten thousand entries is complete, and one without an end is reported as incomplete', async () => {
  const pageFrom = (from = 0, total = Infinity) => ({
    items: Array.from({ length: 100 }, (_, at) => from + at),
    ...(from + 100 < total && { next: from + 100 }),
  })
  const whole = await loadAllPages((from: number | undefined) => Promise.resolve(pageFrom(from, 10_000)))
  expect([whole.items.length, whole.isComplete]).toEqual([10_000, true])
  const endless = await loadAllPages((from: number | undefined) => Promise.resolve(pageFrom(from)))
  expect([endless.items.length, endless.isComplete]).toEqual([10_000, false])
})

it('a page that fails makes the whole list fail, so that an incomplete list never counts as complete', async () => {
  const ask = vi.fn<() => Promise<{ items: string[]; next: string }>>()
  ask.mockResolvedValueOnce({ items: ['a'], next: 'b' }).mockRejectedValueOnce(new Error('no network'))
  await expect(loadAllPages(ask)).rejects.toThrow('no network')
})

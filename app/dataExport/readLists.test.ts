import { expect, it } from 'vitest'
import { maxItemsPerKind, readLists, type PageReader } from './readLists.ts'

interface Item {
  id: string
  kind?: string
}
const options = (onProgress: (progress: object) => void = () => {}) => ({
  signal: new AbortController().signal,
  untilDone: <Value>(read: () => Promise<Value>) => read(),
  onProgress,
})
const item = (at: number): Item => ({ id: `${at}` })

/** Returns a reader for a list with the given number of items, in pages of 100 that are requested by position. */
const listOf =
  (count: number): PageReader<Item> =>
  async (after = '0') => {
    const start = Number(after)
    const items = Array.from({ length: Math.min(100, count - start) }, (_, at) => item(start + at))
    return { items, next: start + 100 < count ? String(start + 100) : undefined, total: count }
  }

it('a list of 10,000 items is read completely, page by page, with its progress', async () => {
  const progress: object[] = []
  const list = await readLists(
    [listOf(10_000)],
    options((each) => progress.push(each)),
  )
  expect([list.items.length, list.isComplete]).toEqual([10_000, true])
  expect([progress.length, progress[0], progress.at(-1)]).toEqual([
    100,
    { count: 100, total: 10_000 },
    { count: 10_000, total: 10_000 },
  ])
})

it('an item that occurs on two pages is in the list once, with the values of the later page', async () => {
  const pages: Item[][] = [
    [item(1), item(2)],
    [{ id: '2', kind: '' }, item(3)],
  ]
  const list = await readLists<Item>(
    [async (after = '0') => ({ items: pages[Number(after)] ?? [], next: after === '0' ? '1' : undefined })],
    options(),
  )
  expect(list).toEqual({ items: [item(1), { id: '2', kind: '' }, item(3)], isComplete: true })
})

it('items of different kinds with the same id are all contained', async () => {
  const of =
    (kind: string): PageReader<Item> =>
    async () => ({ items: [{ id: '1', kind }] })
  expect((await readLists([of('PHOTO'), of('MOVIE')], options())).items).toHaveLength(2)
})

it.each([
  ['always reports a next page', async () => ({ items: [item(1)], next: 'x' })],
  ['reports a next page after an empty one', async () => ({ items: [], next: 'x' })],
] satisfies [string, PageReader<Item>][])(
  'a list whose server %s ends, and is reported as incomplete',
  async (_, list) => {
    expect((await readLists<Item>([list], options())).isComplete).toBe(false)
  },
)

it('a list that never ends is cut at the maximum number of items, and reported as incomplete', async () => {
  let page = 0
  const endless: PageReader<Item> = async () => {
    page += 1
    return { items: Array.from({ length: 10_000 }, (_, at) => item(page * 10_000 + at)), next: 'more' }
  }
  const list = await readLists([endless], options())
  expect([list.items.length, list.isComplete]).toEqual([maxItemsPerKind, false])
})

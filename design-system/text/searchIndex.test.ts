import { expect, it, vi } from 'vitest'
import { createSearchIndex } from './searchIndex.ts'
import { searchText, searchWords } from './searchText.ts'

it('a search through 10,000 items normalises each text once, however often the user searches', () => {
  const fold = vi.fn<typeof searchText>(searchText)
  const index = createSearchIndex<{ title: string; channel: string }>(({ title, channel }) => [title, channel], fold)
  const items = Array.from({ length: 10_000 }, (_, at) => ({ title: `灯台 ${at}`, channel: `ch${at % 7}` }))
  const found = (typed: string) => items.filter((item) => index.has(item, searchWords(typed))).length
  expect(['とうだい', '灯台', 'CH3', '灯台 9999', 'ch3 灯台 3'].map(found)).toEqual([0, 10_000, 1_429, 1, 1_429])
  expect(fold).toHaveBeenCalledTimes(10_007)
})

it('a search finds no word that begins in one text of an item and ends in the next text', () => {
  const index = createSearchIndex<{ title: string; channel: string }>(({ title, channel }) => [title, channel])
  expect(index.has({ title: 'あい', channel: 'かつ' }, searchWords('あいかつ'))).toBe(false)
})

it('the texts are normalised in advance as far as there is time, and the next call continues with the remaining ones', () => {
  const fold = vi.fn<typeof searchText>(searchText)
  const index = createSearchIndex<{ title: string }>(({ title }) => [title], fold)
  const items = ['一', '二', '三'].map((title) => ({ title }))
  const within = (count: number) => {
    let left = count
    return () => left-- > 0
  }
  expect([index.prepare(items, within(2)), index.prepare(items, within(1)), index.prepare(items, within(0))]).toEqual([
    false,
    true,
    true,
  ])
  expect(fold).toHaveBeenCalledTimes(3)
})

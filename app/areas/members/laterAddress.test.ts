import { expect, it } from 'vitest'
import { laterFilterOf, queryOfLaterFilter } from './laterAddress.ts'

it.each([
  ['', { words: '' }],
  ['?q=%E5%A4%9C+%E6%98%9F&kind=video&channel=todai', { words: '夜 星', kind: 'video', channel: 'todai' }],
  ['?channel=a%2Fb%26c', { words: '', channel: 'a/b&c' }],
] as const)('the filter of the list of kept items is the same after a reload: %j', (search, filter) => {
  expect(laterFilterOf(search)).toEqual({ kind: undefined, channel: undefined, ...filter })
  expect(laterFilterOf(queryOfLaterFilter(filter))).toEqual(laterFilterOf(search))
})

it.each(['?kind=gacha', '?kind=__proto__', '?channel=', '?x=1', '?q=', '?kind=&kind=video'])(
  'the list of kept items ignores unknown values in its URL: %s',
  (search) => {
    expect(queryOfLaterFilter(laterFilterOf(search))).toBe('')
  },
)

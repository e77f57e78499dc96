import { expect, it } from 'vitest'
import { penlightSeeds } from '../../../tokens/penlightSeeds.ts'
import { penlightNames, placeOfWave, togetherTitle, viewersText } from './together.rules.ts'

it.each([
  ['before', '21:00から一緒に見る'],
  ['on', '一緒に見ています'],
  ['over', '一緒に見る時間は終わりました'],
  ['unreadable', '一緒に見る時刻のないページとして開きました'],
] as const)('the panel to watch together begins, in the state %s, with %s (Q531)', (state, title) =>
  expect(togetherTitle(state, '2026-12-05T12:00:00Z')).toBe(title),
)

it.each([
  ['before', 1, 'いま待っているのは、あなただけです。'],
  ['before', 2, 'いま2人で待っています。'],
  ['on', 0, 'いま見ているのは、あなただけです。'],
  ['on', 1_234, 'いま1,234人で見ています。'],
] as const)('in the state %s, %i viewers with the user are: %s', (state, count, text) =>
  expect(viewersText(state, count)).toBe(text),
)

it('each penlight has a name, and 91 consecutive ones have different places in the row', () => {
  expect(Object.keys(penlightNames)).toEqual(Object.keys(penlightSeeds))
  const places = Array.from({ length: 91 }, (_, id) => placeOfWave(id))
  expect([new Set(places).size, Math.max(...places)]).toEqual([91, 90])
})

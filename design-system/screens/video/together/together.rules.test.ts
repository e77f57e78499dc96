import { expect, it } from 'vitest'
import { penlightSeeds } from '../../../tokens/penlightSeeds.ts'
import { penlightNames, placeOfWave, togetherTitle, viewersText } from './together.rules.ts'

it.each([
  ['before', '21:00から一緒に見る'],
  ['on', '一緒に見ています'],
  ['over', '一緒に見る時間は終わりました'],
  ['unreadable', '一緒に見る時刻のないページとして開きました'],
] as const)('the first line of the panel for watching together is, in the state %s, %s (Q531)', (state, title) =>
  expect(togetherTitle(state, '2026-12-05T12:00:00Z')).toBe(title),
)

it.each([
  ['before', 1, 'いま待っているのは、あなただけです。'],
  ['before', 2, 'いま2人で待っています。'],
  ['on', 0, 'いま見ているのは、あなただけです。'],
  ['on', 1_234, 'いま1,234人で見ています。'],
] as const)('in the state %s, the text for %i viewers, including the user, is %s', (state, count, text) =>
  expect(viewersText(state, count)).toBe(text),
)

it('each penlight colour has a name, and 91 consecutive penlights have different positions in the row', () => {
  expect(Object.keys(penlightNames)).toEqual(Object.keys(penlightSeeds))
  const places = Array.from({ length: 91 }, (_, id) => placeOfWave(id))
  expect([new Set(places).size, Math.max(...places)]).toEqual([91, 90])
})

import { expect, it } from 'vitest'
import { coinChangeText } from './coinChangeText.ts'

it.each([
  [300, '+300'],
  [-1_230, '−1,230'],
  [0, '±0'],
  [-0, '±0'],
  [Number.NaN, '±0'],
  [9_999_999, '+9,999,999'],
  [10_000_000, '+9,999,999+'],
  [-10_000_000, '−9,999,999+'],
])('a change of %d coins is formatted as %s (S132)', (coins, text) => {
  expect(coinChangeText(coins)).toBe(text)
})

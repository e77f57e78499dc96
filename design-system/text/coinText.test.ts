import { describe, expect, it } from 'vitest'
import { coinFigure, coinText } from './coinText.ts'
import { percentText } from './percentText.ts'
import { yenText } from './yenText.ts'

describe('an amount of coins', () => {
  it.each([
    [0, '0コイン'],
    [1_000, '1,000コイン'],
    [9_999_999, '9,999,999コイン'],
    [10_000_000, '9,999,999+コイン'],
  ])('of %d is formatted as %s (S132, Q7)', (coins, text) => {
    expect(coinText(coins)).toBe(text)
  })

  it('can be formatted without its unit, and also shows 9,999,999+ for a higher amount (S132, Q7)', () => {
    expect(coinFigure(3_280)).toBe('3,280')
    expect(coinFigure(99_999_999)).toBe('9,999,999+')
    expect(coinFigure(Number.NaN)).toBe('0')
  })
})

describe('an amount of yen', () => {
  it('is formatted with digit groups and 円', () => {
    expect(yenText(1_000)).toBe('1,000円')
    expect(yenText(0)).toBe('0円')
  })
})

describe('a probability in percent', () => {
  it.each([
    [2, '2.0%'],
    [100, '100.0%'],
    [0.5, '0.5%'],
    [0.125, '0.125%'],
    [0.0004, '0.0004%'],
  ])('of %d is formatted as %s, with at least one decimal and without rounding', (percent, text) => {
    expect(percentText(percent)).toBe(text)
  })
})

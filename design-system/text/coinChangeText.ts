import { coinFigure } from './coinText.ts'

/** A change of coins as text with its sign: +300, −30, ±0; above 9,999,999 as +9,999,999+ (S132). */
export function coinChangeText(coins: number): string {
  if (!coins) return '±0'
  return (coins > 0 ? '+' : '−') + coinFigure(Math.abs(coins))
}

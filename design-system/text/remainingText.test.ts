import { describe, expect, it } from 'vitest'
import { remainingText } from './remainingText.ts'

const now = '2026-01-31T00:00:00.000Z'
const inSeconds = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()
const hour = 3600

describe('the remaining time as text', () => {
  it.each([
    [0, '残り1分', true],
    [59, '残り1分', true],
    [119, '残り1分', true],
    [45 * 60, '残り45分', true],
    [hour - 1, '残り59分', true],
    [hour, '残り1時間', true],
    [24 * hour, '残り24時間', true],
    [24 * hour + 1, '残り1日', false],
    [3 * 24 * hour + 23 * hour, '残り3日', false],
  ])('is formatted at %d seconds before the end as %s (S129, Q69)', (seconds, text, isUrgent) => {
    expect(remainingText(inSeconds(seconds), now)).toMatchObject({ text, isUrgent })
  })

  it('is also available as number and unit (S129)', () => {
    expect(remainingText(inSeconds(5 * hour), now)).toEqual({
      text: '残り5時間',
      figure: '5',
      unit: '時間',
      isUrgent: true,
    })
  })

  it('is 終了 after the end, or if the end cannot be parsed', () => {
    const over = { text: '終了', figure: '', unit: '', isUrgent: false }
    expect(remainingText(inSeconds(-1), now)).toEqual(over)
    expect(remainingText('', now)).toEqual(over)
  })
})

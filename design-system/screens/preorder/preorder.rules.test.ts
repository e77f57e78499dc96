import { describe, expect, it } from 'vitest'
import { whyPreorderClosed } from './preorder.rules.ts'

describe('a preorder', () => {
  const period = { start: '2026-01-31T03:00:00.000Z', end: '2026-02-06T13:00:00.000Z' }
  const coming = { title: '受付の前です', text: '2026/01/31(土) 12:00から予約できます。' }
  const over = { title: '受付を終えました', text: 'ご予約の品は、順にお届けします。' }
  it.each([
    ['2026-01-31T02:59:59.999Z', 'not yet open', coming],
    ['2026-01-31T03:00:00.000Z', 'open', undefined],
    ['2026-02-06T12:59:59.999Z', 'open', undefined],
    ['2026-02-06T13:00:00.000Z', 'over', over],
  ])('opens and closes to the second: at %s its state is %s (R082, W114, Q70)', (now, _, why) => {
    expect(whyPreorderClosed(period, now)).toEqual(why)
  })
})

import { describe, expect, it } from 'vitest'
import { whyGachaClosed } from './whyGachaClosed.ts'

describe('the reason why a gacha cannot be drawn', () => {
  const gacha = { start: '2026-01-24T12:00:00+09:00', end: '2026-02-03T23:59:00+09:00', stock: 'IN_STOCK' as const }
  const during = '2026-01-31T19:42:00+09:00'
  it('is undefined from the gacha’s start, inclusive, to its end, exclusive (Q70)', () => {
    expect(whyGachaClosed(gacha, gacha.start)).toBeUndefined()
    expect(whyGachaClosed(gacha, '2026-01-24T02:59:59Z')?.reason).toBe('before')
    expect(whyGachaClosed(gacha, '2026-02-03T14:58:59Z')).toBeUndefined()
    expect(whyGachaClosed(gacha, gacha.end)?.reason).toBe('over')
  })
  it('is 景品終了 when the gacha’s stock is empty (E011)', () => {
    expect(whyGachaClosed({ ...gacha, stock: 'OUT_OF_STOCK' }, during)?.title).toBe('景品終了')
  })
  it('is the member’s limit of draws when the member has reached this limit', () => {
    expect(whyGachaClosed({ ...gacha, stock: 'LIMITED_BY_USER' }, during)?.reason).toBe('limited')
    expect(whyGachaClosed({ ...gacha, remainingDraws: 0 }, during)?.reason).toBe('limited')
    expect(whyGachaClosed({ ...gacha, remainingDraws: 1, stock: 'UNKNOWN' }, during)).toBeUndefined()
  })
})

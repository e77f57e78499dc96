import { describe, expect, it } from 'vitest'
import { idsIn } from './proofs.ts'

describe('the ids that a test names', () => {
  it('are found one by one and in ranges', () => {
    expect(idsIn("it('keeps S046 and (E003, R071)')")).toEqual(['S046', 'E003', 'R071'])
    expect(new Set(idsIn('W013–W015, S022–023'))).toEqual(new Set(['W013', 'W014', 'W015', 'S022', 'S023']))
    expect(idsIn('C078, Q12, RS001')).toEqual([])
  })
})

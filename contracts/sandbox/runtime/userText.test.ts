import { describe, expect, it } from 'vitest'
import { userTexts as cases } from '../../testing/userTexts.ts'
import { fitsGraphemes } from '../../textLength.ts'
import { foldForComparison, isVisible } from './userText.ts'

describe('the texts in contracts/testing/userTexts.json', () => {
  it.each(Object.entries(cases.visible))('are visible according to isVisible(): %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(true)
  })

  it.each(Object.entries(cases.invisible))('are invisible according to isVisible(): %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(false)
  })

  it.each(cases.compared)('are equal after foldForComparison(): %j and %j (Q370)', (one = '', other = '') => {
    expect(foldForComparison(one)).toBe(foldForComparison(other))
  })

  it.each(cases.different)('differ after foldForComparison(): %j and %j (Q370)', (one = '', other = '') => {
    expect(foldForComparison(one)).not.toBe(foldForComparison(other))
  })

  it.each(cases.fits)(
    'are counted in graphemes and code points: a limit of $limit allows $unit at most $most times (S134, Q371)',
    (given) => {
      const { unit, limit, most } = given
      expect(fitsGraphemes(unit.repeat(most), limit)).toBe(true)
      expect(fitsGraphemes(unit.repeat(most + 1), limit)).toBe(false)
    },
  )
})

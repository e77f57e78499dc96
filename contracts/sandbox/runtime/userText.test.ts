import { describe, expect, it } from 'vitest'
import { userTexts as cases } from '../../testing/userTexts.ts'
import { fitsGraphemes, foldForComparison, isVisible } from './userText.ts'

describe('user texts (contracts/testing/userTexts.json)', () => {
  it.each(Object.entries(cases.visible))('are visible: %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(true)
  })

  it.each(Object.entries(cases.invisible))('are invisible: %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(false)
  })

  it.each(cases.compared)('are equal when compared: %j and %j (Q370)', (one = '', other = '') => {
    expect(foldForComparison(one)).toBe(foldForComparison(other))
  })

  it.each(cases.different)('are different when compared: %j and %j (Q370)', (one = '', other = '') => {
    expect(foldForComparison(one)).not.toBe(foldForComparison(other))
  })

  it.each(cases.fits)(
    'are counted in graphemes and code points: a limit of $limit allows $most times $unit (S134, Q371)',
    (given) => {
      const { unit, limit, most } = given
      expect(fitsGraphemes(unit.repeat(most), limit)).toBe(true)
      expect(fitsGraphemes(unit.repeat(most + 1), limit)).toBe(false)
    },
  )
})

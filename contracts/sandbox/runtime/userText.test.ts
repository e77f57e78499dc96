import { describe, expect, it } from 'vitest'
import { userTexts as cases } from '../../testing/userTexts.ts'
import { fits, folded, isVisible } from './userText.ts'

describe('a text that a user wrote (contracts/testing/userTexts.json)', () => {
  it.each(Object.entries(cases.visible))('can be seen: %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(true)
  })

  it.each(Object.entries(cases.invisible))('cannot be seen: %s (Q370)', (_, text) => {
    expect(isVisible(text)).toBe(false)
  })

  it.each(cases.compared)('is compared as the same: %j and %j (Q370)', (one = '', other = '') => {
    expect(folded(one)).toBe(folded(other))
  })

  it.each(cases.different)('is compared as another: %j and %j (Q370)', (one = '', other = '') => {
    expect(folded(one)).not.toBe(folded(other))
  })

  it.each(cases.fits)('fits by its graphemes and code points: $unit up to $most of $limit (S134, Q371)', (given) => {
    const { unit, limit, most } = given
    expect(fits(unit.repeat(most), limit)).toBe(true)
    expect(fits(unit.repeat(most + 1), limit)).toBe(false)
  })
})

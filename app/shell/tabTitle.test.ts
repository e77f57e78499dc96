import { isolated } from '@tsudoi/design-system/text/isolated'
import { describe, expect, it } from 'vitest'
import { tabTitle } from './tabTitle.ts'

describe('the title that the page sets for its tab', () => {
  it('ends with the name of the product', () => {
    expect(tabTitle('灯台放送局')).toBe('灯台放送局｜tsudoi 集い')
  })

  it.each([
    '\u202Eあべこべ',
    'a\u200Fb\u200E\u061C',
    '\u2066\u2067\u2068\u2069',
    '\u202A\u202B\u202C\u202D',
    isolated('מחמד'),
  ])('contains no direction control character: %j', (title) => {
    expect(tabTitle(title)).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/)
  })
})

import { describe, expect, it } from 'vitest'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { hostileTexts } from '../../../testing/hostileTexts.ts'
import { nameFromUrl } from './nameFromUrl.ts'
import { insertNames, findUnknownPlaceholders } from './insertNames.ts'

const names = { lastName: '星野', firstName: 'ひかり' }

describe('inserting the reader’s names into a line of a story (X8, W164)', () => {
  it.each([
    ['{FIRST}さん', 'ひかりさん'],
    ['{LAST}家の{FIRST}、{FULL_NAME}', '星野家のひかり、星野ひかり'],
    ['{first} {FIRSTNAME} { FIRST } {} { {FIRST', '{first} {FIRSTNAME} { FIRST } {} { {FIRST'],
    ['{{FIRST}}', '{ひかり}'],
  ])('turns the line %s into %s', (text, filled) => {
    expect(insertNames(text, names)).toBe(filled)
  })

  it('replaces each placeholder once, so that a name that looks like a placeholder or a replacement pattern remains text', () => {
    expect(insertNames('{FIRST}', { lastName: '星', firstName: '{LAST}{FULL_NAME}' })).toBe('{LAST}{FULL_NAME}')
    expect(insertNames('<{FULL_NAME}>', { lastName: '$&', firstName: '$1$`' })).toBe('<$&$1$`>')
  })

  it('isolates the names, so that they do not change the text direction of the line around them (Q371)', () => {
    expect(insertNames('{FIRST}さん', { lastName: '', firstName: 'محمد' })).toBe('\u2068محمد\u2069さん')
  })

  it('leaves hostile texts unchanged, both as names and as lines', () => {
    const isPlain = (text: string) => !/\{(FIRST|LAST|FULL_NAME)\}/.test(text)
    const asNames = hostileTexts.map((text) => insertNames('{FIRST}', { lastName: '', firstName: text }))
    expect(asNames).toEqual(hostileTexts.map(isolated))
    const lines = hostileTexts.filter(isPlain)
    expect(lines.map((text) => insertNames(text, names))).toEqual(lines)
  })

  it('reports unknown placeholders by findUnknownPlaceholders(), but no other text in braces', () => {
    expect(findUnknownPlaceholders('{NICKNAME}と{FIRST}、{x}、{ABC }')).toEqual(['{NICKNAME}'])
  })
})

describe('a name in a URL (X8)', () => {
  it('loses its control characters, and is shortened without cutting a letter', () => {
    expect(nameFromUrl('星\n野\u0000\u202e')).toBe('星野')
    const family = '👩‍👩‍👧‍👦'
    expect(nameFromUrl(family.repeat(60))).toBe(family.repeat(60))
    expect(nameFromUrl(family.repeat(61))).toBe(`${family.repeat(59)}…`)
    expect(nameFromUrl('\ud800星')).toBe('\ufffd星')
    expect(nameFromUrl(undefined)).toBe('')
    expect(nameFromUrl('\u3164')).toBe('')
  })
})

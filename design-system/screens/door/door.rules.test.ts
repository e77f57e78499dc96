import { describe, expect, it } from 'vitest'
import { codeFrom, enteredCount, entryStateAt, foundPasses, groupedCode, resultTexts } from './door.rules.ts'
import type { DoorPass } from './door.types.ts'

const pass = { opens: '2026-01-31T09:00:00.000Z', end: '2026-01-31T12:00:00.000Z', state: 'unused' as const }

describe('the page of a pass', () => {
  it.each([
    ['2026-01-31T07:59:59.999Z', 'before'],
    ['2026-01-31T08:00:00.000Z', 'open'],
    ['2026-01-31T11:59:59.999Z', 'open'],
    ['2026-01-31T12:00:00.000Z', 'over'],
  ])('shows the code from an hour before the door opens until the end: at %s the page’s state is %s', (now, state) => {
    expect(entryStateAt(pass, now)).toBe(state)
    expect(codeFrom(pass)).toBe('2026-01-31T08:00:00.000Z')
  })

  it('shows a used pass as used and a void pass as void at any time, and a pass of unknown state as void', () => {
    for (const now of ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z']) {
      expect(entryStateAt({ ...pass, state: 'used' }, now)).toBe('used')
      expect(entryStateAt({ ...pass, state: 'void' }, now)).toBe('void')
      expect(entryStateAt({ ...pass, state: 'unknown' }, now)).toBe('void')
    }
  })

  it('shows the code if times are unreadable, because the staff decide', () => {
    expect(entryStateAt({ ...pass, opens: 'soon', end: 'later' }, '2026-01-31T12:00:00Z')).toBe('open')
  })
})

it('the digits of a code are shown in groups of three after the four digits of the door number', () => {
  expect(groupedCode('0427528587')).toBe('0427 528 587')
  expect(groupedCode('12345')).toBe('12345')
})

describe('the list of a door', () => {
  const row = (id: string, more: Partial<DoorPass>): DoorPass => ({
    id,
    ticketName: '観覧券',
    holder: 'こ…',
    state: 'unused',
    ...more,
  })
  const passes = [
    row('a', { seat: 'A列 12番' }),
    row('b', { seat: 'B列 3番', state: 'used' }),
    row('c', { state: 'void' }),
  ]

  it('can be searched by seat, ticket and initial of the holder, in any character width', () => {
    expect(foundPasses(passes, 'ａ列').map(({ id }) => id)).toEqual(['a'])
    expect(foundPasses(passes, 'コ')).toHaveLength(3)
    expect(foundPasses(passes, ' ')).toBe(passes)
    expect(foundPasses(passes, 'Z')).toEqual([])
  })

  it('counts the passes that were used and those that can be used, without void passes', () => {
    expect(enteredCount(passes)).toEqual({ entered: 1, all: 2 })
  })
})

it('only the result for a valid code has the colour of success, and each result has a different title', () => {
  const texts = Object.entries(resultTexts)
  expect(texts.filter(([, { tone }]) => tone === 'success').map(([result]) => result)).toEqual(['entered'])
  expect(new Set(texts.map(([, { title }]) => title)).size).toBe(texts.length)
})

import { describe, expect, it } from 'vitest'
import {
  commandOfButton,
  commandOfKey,
  commandOfPointer,
  commandOfWheel,
  inputTable,
  keyText,
  padText,
} from './inputTable.ts'

const pressed = (key: string, target: 'button' | 'field' | 'scroller' | 'other' = 'other', hasModifier = false) => ({
  key,
  target,
  hasModifier,
})
const usual = { hasLetterKeys: true, hasPanel: false }

describe('the table of the player’s input (W094, W095)', () => {
  it.each(inputTable.filter(({ command }) => command !== 'close'))('$command: $label, by each of its keys', (row) => {
    for (const key of row.keys) {
      expect(commandOfKey(pressed(key), usual)).toBe(row.command)
      expect(commandOfKey(pressed(key.length === 1 ? key.toUpperCase() : key), usual)).toBe(row.command)
      expect(keyText(key)).not.toBe('')
    }
    for (const button of row.pad) {
      expect(commandOfButton(button, { hasPanel: false })).toBe(row.command)
      expect(padText(button)).not.toMatch(/^ボタン/)
    }
  })

  it('gives no key and no button to two commands, but B, which also closes', () => {
    const keys = inputTable.flatMap((row) => row.keys)
    const buttons = inputTable.filter(({ command }) => command !== 'close').flatMap(({ pad }) => pad)
    expect(keys).toEqual([...new Set(keys)])
    expect(buttons).toEqual([...new Set(buttons)])
  })

  it('closes a panel with Escape and B, and lets it have every other key', () => {
    const open = { ...usual, hasPanel: true }
    expect(commandOfKey(pressed('Escape'), open)).toBe('close')
    expect(['Enter', ' ', 'a', 'ArrowRight'].map((key) => commandOfKey(pressed(key), open))).toEqual(
      Array.from({ length: 4 }),
    )
    expect(commandOfButton(1, { hasPanel: true })).toBe('close')
    expect(commandOfButton(0, { hasPanel: true })).toBeUndefined()
  })

  it('leaves a button its Enter and Space, a field all keys, what scrolls its arrows, the browser its shortcuts', () => {
    expect(['Enter', ' '].map((key) => commandOfKey(pressed(key, 'button'), usual))).toEqual([undefined, undefined])
    expect(commandOfKey(pressed('ArrowRight', 'button'), usual)).toBe('next')
    expect(commandOfKey(pressed('a', 'field'), usual)).toBeUndefined()
    expect(commandOfKey(pressed('ArrowDown', 'scroller'), usual)).toBeUndefined()
    expect(commandOfKey(pressed('ArrowRight', 'scroller'), usual)).toBe('next')
    expect(commandOfKey(pressed('a', 'other', true), usual)).toBeUndefined()
  })

  it('takes no letter where letters are switched off, and still goes on by the others (S149)', () => {
    const without = { ...usual, hasLetterKeys: false }
    expect(['a', 's', '?'].map((key) => commandOfKey(pressed(key), without))).toEqual([undefined, undefined, undefined])
    expect([' ', 'Enter', 'ArrowLeft'].map((key) => commandOfKey(pressed(key), without))).toEqual([
      'next',
      'next',
      'back',
    ])
  })

  it('goes on and back by the wheel, and by a tap; a long press hides the words', () => {
    expect([commandOfWheel(3), commandOfWheel(-120), commandOfWheel(0)]).toEqual(['next', 'back', undefined])
    expect([commandOfPointer('tap'), commandOfPointer('longPress')]).toEqual(['next', 'hideWords'])
  })
})

import { keyName, gamepadButtonName } from './inputNames.ts'
import { describe, expect, it } from 'vitest'
import { commandOfButton, commandOfKey, commandOfPointer, commandOfWheel, inputTable } from './inputTable.ts'

const pressed = (key: string, target: 'button' | 'field' | 'scroller' | 'other' = 'other', hasModifier = false) => ({
  key,
  target,
  hasModifier,
})
const reading = { hasPanel: false, isAtEnd: false }
const usual = { hasLetterKeys: true, hasPanel: false }

describe('the input table of the story player (W094, W095)', () => {
  it.each(inputTable.filter(({ where }) => !where))(
    'runs the command $command ($label) by each of its keys and buttons',
    (row) => {
      for (const key of row.keys) {
        expect(commandOfKey(pressed(key), usual)).toBe(row.command)
        expect(commandOfKey(pressed(key.length === 1 ? key.toUpperCase() : key), usual)).toBe(row.command)
        expect(keyName(key)).not.toBe('')
      }
      for (const button of row.pad) {
        expect(commandOfButton(button, reading)).toBe(row.command)
        expect(gamepadButtonName(button)).not.toMatch(/^ボタン/)
      }
    },
  )

  it('assigns each key to one command, and each gamepad button to one command per situation', () => {
    const buttons = (isChoosing: boolean) =>
      inputTable.filter(({ where }) => (where !== undefined) === isChoosing).flatMap(({ pad }) => pad)
    const keys = inputTable.flatMap((row) => row.keys)
    expect(keys).toEqual([...new Set(keys)])
    for (const isChoosing of [true, false]) expect(buttons(isChoosing)).toEqual([...new Set(buttons(isChoosing))])
    expect(inputTable.flatMap(({ pad }) => pad).map(gamepadButtonName)).not.toContainEqual(
      expect.stringMatching(/^ボタン/),
    )
  })

  it('closes a panel with Escape, and leaves all other keys to the panel', () => {
    const open = { ...usual, hasPanel: true }
    expect(commandOfKey(pressed('Escape'), open)).toBe('close')
    expect(['Enter', ' ', 'a', 'ArrowRight'].map((key) => commandOfKey(pressed(key), open))).toEqual(
      Array.from({ length: 4 }),
    )
  })

  it.each([
    [{ hasPanel: true, isAtEnd: false }, ['press', 'close', 'focusPrevious', 'focusNext', undefined, undefined]],
    [{ hasPanel: true, isAtEnd: true }, ['press', 'close', 'focusPrevious', 'focusNext', undefined, undefined]],
    [{ hasPanel: false, isAtEnd: true }, ['press', 'back', 'focusPrevious', 'focusNext', 'back', 'log']],
    [reading, ['next', 'back', undefined, undefined, 'back', 'log']],
  ])('lets the user select with a gamepad in a panel and at the end of an episode: %o', (where, said) => {
    expect([0, 1, 12, 13, 14, 2].map((button) => commandOfButton(button, where))).toEqual(said)
  })

  it('leaves Enter and Space to a button, all keys to a text field, vertical arrows to a scrollable element, shortcuts to the browser', () => {
    expect(['Enter', ' '].map((key) => commandOfKey(pressed(key, 'button'), usual))).toEqual([undefined, undefined])
    expect(commandOfKey(pressed('ArrowRight', 'button'), usual)).toBe('next')
    expect(commandOfKey(pressed('a', 'field'), usual)).toBeUndefined()
    expect(commandOfKey(pressed('ArrowDown', 'scroller'), usual)).toBeUndefined()
    expect(commandOfKey(pressed('ArrowRight', 'scroller'), usual)).toBe('next')
    expect(commandOfKey(pressed('a', 'other', true), usual)).toBeUndefined()
  })

  it('ignores letter keys when the user has switched them off, but no other keys (S149)', () => {
    const without = { ...usual, hasLetterKeys: false }
    expect(['a', 's', '?'].map((key) => commandOfKey(pressed(key), without))).toEqual([undefined, undefined, undefined])
    expect([' ', 'Enter', 'ArrowLeft'].map((key) => commandOfKey(pressed(key), without))).toEqual([
      'next',
      'next',
      'back',
    ])
  })

  it('changes the line by the mouse wheel and by a tap, and hides the text by a long press', () => {
    expect([commandOfWheel(3), commandOfWheel(-120), commandOfWheel(0)]).toEqual(['next', 'back', undefined])
    expect([commandOfPointer('tap'), commandOfPointer('longPress')]).toEqual(['next', 'hideWords'])
  })
})

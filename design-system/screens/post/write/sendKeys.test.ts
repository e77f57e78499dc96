import { describe, expect, it } from 'vitest'
import { createSendKeys, type KeyPress } from './sendKeys.ts'

type Step = 'begin' | 'end' | Partial<KeyPress>

const press = (part: Partial<KeyPress>, timeStamp: number): KeyPress => ({
  key: 'Enter',
  keyCode: 13,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  timeStamp,
  ...part,
})

/**
 * Runs the steps with `apart` milliseconds between them; with 0 the browser reports them at the same time. Returns
 * the number of sends.
 */
function sendsOf(steps: readonly Step[], apart: number): number {
  const keys = createSendKeys()
  let now = 10_000
  let sends = 0
  for (const step of steps) {
    now += apart
    if (step === 'begin') keys.begin()
    else if (step === 'end') keys.end(now)
    else if (keys.sends(press(step, now))) sends += 1
  }
  return sends
}

const ctrl = { ctrlKey: true }
const cmd = { metaKey: true }
const composing = { isComposing: true, keyCode: 229 }
const taken = { keyCode: 229 }
const silentTaken = { isComposing: true }

/** Chromium, Firefox, Safari (which ends the composition before it reports the key), Android, Linux. */
const sequences: Readonly<Record<string, Step[]>> = {
  'a confirmed word': ['begin', composing, 'end'],
  'two words': ['begin', composing, 'end', 'begin', composing, 'end'],
  'Safari: the end first, the key as 229': ['begin', 'end', taken],
  'the key says that it is composing, and no code': ['begin', silentTaken, 'end'],
  'a code and no flag': ['begin', taken, 'end'],
  'no begin was told': [composing],
  'no begin was told, only the code': [taken],
  'Ctrl in the middle': ['begin', { ...ctrl, ...composing }, 'end'],
  '⌘ in the middle': ['begin', { ...cmd, ...composing }, 'end'],
  'Ctrl in the middle, a browser without flags': ['begin', ctrl, 'end'],
  '⌘ in the middle, a browser without flags': ['begin', cmd, 'end'],
  'Ctrl with the code alone': [{ ...ctrl, ...taken }],
  '⌘ with the code alone': [{ ...cmd, ...taken }],
  'Ctrl with the flag alone': [{ ...ctrl, ...silentTaken }],
  '⌘ with the flag alone': [{ ...cmd, ...silentTaken }],
  'an empty composition, then Ctrl inside the next': ['begin', 'end', 'begin', { ...ctrl }, 'end'],
  'Escape and a new begin': [
    'begin',
    { key: 'Escape', ...composing },
    'end',
    'begin',
    { ...ctrl, ...composing },
    'end',
  ],
  'Enter alone is a line': [{}],
  'Shift is none of ours': [{ key: 'Enter' }, { key: 'Enter' }],
  'a held Ctrl and Enter': [{ ...ctrl, repeat: true }],
}

const cases = Object.entries(sequences).flatMap(([name, steps]) => [0, 120].map((apart) => ({ name, steps, apart })))

describe(`the keys that send a post, in ${cases.length} sequences of an input method`, () => {
  it('are tested in exactly 40 sequences', () => {
    expect(cases).toHaveLength(40)
  })

  it.each(cases)(
    'do not send the post during the sequence “$name”, with $apart ms between the events (W137)',
    ({ steps, apart }) => {
      expect(sendsOf(steps, apart)).toBe(0)
    },
  )

  it.each([
    ['Ctrl', [ctrl], 1],
    ['⌘', [cmd], 1],
    ['after a word was confirmed', ['begin', composing, 'end', ctrl], 1],
    ['and not with Alt, which writes signs', [{ ...ctrl, altKey: true }], 0],
  ] as [string, Step[], number][])(
    'send the post when no input method is active: Enter with %s',
    (_name, steps, sends) => {
      expect(sendsOf(steps, 120)).toBe(sends)
    },
  )

  it('do not send the post on the key press that ended the composition, even if the browser reports this key press afterwards (W137)', () => {
    expect(sendsOf(['begin', 'end', ctrl], 1)).toBe(0)
  })
})

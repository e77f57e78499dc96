// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isInputMethodKey } from './inputMethodKey.ts'

const press = { isComposing: false, keyCode: 27, timeStamp: 0 }

/** Ends a composition in a field, and returns when that was. */
function endComposition(): number {
  const event = new Event('compositionend', { bubbles: true })
  document.body.dispatchEvent(event)
  return event.timeStamp
}

it.each([
  ['the browser says that it is composing', { isComposing: true }],
  ['it has the code of a key that the input method handles', { keyCode: 229 }],
])('a key press belongs to the input method if %s', (_when, part) => {
  expect(isInputMethodKey({ ...press, timeStamp: 1e9, ...part })).toBe(true)
})

it('a key press belongs to the input method within 40 ms after the end of the composition, as in Safari', () => {
  const end = endComposition()
  expect(isInputMethodKey({ ...press, timeStamp: end + 39.5 })).toBe(true)
  expect(isInputMethodKey({ ...press, timeStamp: end + 40.5 })).toBe(false)
})

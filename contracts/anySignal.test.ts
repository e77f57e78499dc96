import { expect, it } from 'vitest'
import { anySignal } from './anySignal.ts'

it('anySignal() returns a signal that aborts when the first of the given signals aborts, and with the reason of that signal', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal(one.signal, other.signal)
  expect(signal.aborted).toBe(false)
  other.abort('silence')
  one.abort('closed')
  expect([signal.aborted, signal.reason]).toEqual([true, 'silence'])
})

it('anySignal() returns an aborted signal if one of the given signals is already aborted', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('closed')).reason).toBe('closed')
})

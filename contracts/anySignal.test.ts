import { expect, it } from 'vitest'
import { anySignal } from './anySignal.ts'

it('anySignal() aborts with the first signal, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal(one.signal, other.signal)
  expect(signal.aborted).toBe(false)
  other.abort('silence')
  one.abort('closed')
  expect([signal.aborted, signal.reason]).toEqual([true, 'silence'])
})

it('anySignal() is aborted if one of the signals is', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('closed')).reason).toBe('closed')
})

import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { LocalFailure } from '../errors/localFailure.ts'
import { share } from './share.ts'

const raiseLater = vi.hoisted(() => vi.fn<(error: unknown) => void>())
vi.mock('../errors/raiseLater.ts', () => ({ raiseLater }))

afterEach(() => raiseLater.mockReset())

it.each([
  ['shows an error if the page cannot be shared', 'NotAllowedError', [[new LocalFailure('deviceRefused')]]],
  ['shows nothing when the user closes the share sheet', 'AbortError', []],
  ['shows nothing when the user presses again while it is open', 'InvalidStateError', []],
])('the share button of a page %s', async (_what, name, raised) => {
  const opening = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('No', name))
  Object.defineProperty(navigator, 'share', { value: opening, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  share('星詠み通信')
  await vi.waitFor(() => expect(opening).toHaveBeenCalledOnce())
  // Waits for the error message, which is loaded on demand.
  await vi.dynamicImportSettled()
  expect(raiseLater.mock.calls).toEqual(raised)
})

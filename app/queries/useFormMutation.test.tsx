import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minPressIntervalMs } from '../e2e/minPressIntervalMs.ts'
import { queryClient } from '../queryClient.ts'
import { doubleTapMs } from './isSending.ts'
import { useResendCode } from './useResendCode.ts'
import { useFormMutation } from './useFormMutation.ts'

vi.mock('../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
/** A slow call. The test decides when and how it is answered. */
function slowCall() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const mutationFn = vi.fn<(body: string) => Promise<void>>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  )
  return { answers, options: { mutationKey: ['test-send'], mutationFn } }
}

/** Moves the time forward, so that the next tap does not count as one with the tap before. */
const aMomentLater = () => vi.setSystemTime(Date.now() + doubleTapMs)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  queryClient.clear()
})

it('the Playwright tests wait between two presses for the time in which a form counts two presses as one (Q399)', () => {
  expect(minPressIntervalMs).toBe(doubleTapMs)
})

describe('a form', () => {
  it.each([
    [399, 1],
    [400, 2],
  ])(
    'that is tapped a second time %i ms after a tap whose request failed sends %i requests in all (Q399)',
    async (pause, times) => {
      const { answers, options } = slowCall()
      const { result } = renderHook(() => useFormMutation(options), { wrapper })
      await act(async () => result.current.send('typed'))
      await act(async () => answers[0]?.reject(new Error('offline')))
      vi.setSystemTime(Date.now() + pause)
      await act(async () => result.current.send('typed'))
      expect(options.mutationFn).toHaveBeenCalledTimes(times)
    },
  )

  it.each([2, 5, 20])('sends one request for %s taps before the answer', async (taps) => {
    const { options } = slowCall()
    const { result } = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => {
      for (let tap = 0; tap < taps; tap += 1) result.current.send('typed')
    })
    expect(options.mutationFn).toHaveBeenCalledOnce()
  })

  it('sends no second request for a tap after a success, but sends one for a tap after a failure', async () => {
    const { options, answers } = slowCall()
    const onError = vi.fn<() => void>()
    const { result } = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => result.current.send('typed', { onError }))
    await act(async () => answers[0]?.reject(new Error('500')))
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(result.current.isPending).toBe(false)
    // Taps again: without a connection the call has failed before the last of these taps.
    await act(async () => result.current.send('typed'))
    expect(options.mutationFn).toHaveBeenCalledOnce()
    aMomentLater()
    await act(async () => result.current.send('typed'))
    expect(options.mutationFn).toHaveBeenCalledTimes(2)
    await act(async () => {
      answers[1]?.resolve()
      // Sends again after the answer has arrived, but before the page has rendered again.
      await Promise.resolve()
      result.current.send('typed')
    })
    await waitFor(() => expect(result.current.isPending).toBe(true))
    result.current.send('typed')
    expect(options.mutationFn).toHaveBeenCalledTimes(2)
  })

  it('sends its request without a wait even if another form has sent an equal request 1 ms before', async () => {
    const { options, answers } = slowCall()
    const first = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => first.result.current.send('typed'))
    await act(async () => answers[0]?.resolve())
    first.unmount()
    vi.setSystemTime(Date.now() + 1)
    const second = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => second.result.current.send('typed'))
    expect(options.mutationFn).toHaveBeenCalledTimes(2)
  })

  it('whose request failed sends changed input without the wait for double taps', async () => {
    const { options, answers } = slowCall()
    const { result } = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => result.current.send('typed'))
    await act(async () => answers[0]?.reject(new Error('500')))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    await act(async () => result.current.send('typed anew'))
    expect(options.mutationFn).toHaveBeenCalledTimes(2)
  })

  it('sends no request while an equal request of another form is in flight', async () => {
    const { options } = slowCall()
    const first = renderHook(() => useFormMutation(options), { wrapper })
    const second = renderHook(() => useFormMutation(options), { wrapper })
    await act(async () => {
      first.result.current.send('typed')
      second.result.current.send('typed')
    })
    expect(options.mutationFn).toHaveBeenCalledOnce()
  })
})

describe('the button that requests a code again', () => {
  it('sends one request at a time, any number of times', async () => {
    const { options, answers } = slowCall()
    const { result } = renderHook(() => useResendCode(options), { wrapper })
    expect(result.current.resend).toEqual({ state: 'idle' })
    await act(async () => {
      result.current.sendAgain('email')
      result.current.sendAgain('email')
    })
    await waitFor(() => expect(result.current.resend).toEqual({ state: 'sending' }))
    expect(options.mutationFn).toHaveBeenCalledOnce()
    await act(async () => answers[0]?.resolve())
    await waitFor(() => expect(result.current.resend).toEqual({ state: 'sent' }))
    await act(async () => result.current.sendAgain('email'))
    expect(options.mutationFn).toHaveBeenCalledTimes(2)
    await act(async () => answers[1]?.reject(new Error('429')))
    await waitFor(() => expect(result.current.resend).toMatchObject({ state: 'failed' }))
  })
})

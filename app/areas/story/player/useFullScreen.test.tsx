import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFullScreen } from './useFullScreen.ts'

let shown: Element | null = null
let isEnabled = true
/** Whether the mocked browser enters full screen or refuses. */
let answer: 'done' | 'refused' = 'done'

const change = (next: Element | null) => {
  if (answer === 'refused') return Promise.reject(new TypeError('Permissions check failed'))
  shown = next
  document.dispatchEvent(new Event('fullscreenchange'))
  return Promise.resolve()
}
/** Plain functions instead of mocks, which would handle rejections. */
let requests: string[] = []
const enter = () => {
  requests.push('enter')
  return change(document.documentElement)
}
const exit = () => {
  requests.push('exit')
  return change(null)
}

beforeEach(() => {
  requests = []
  shown = null
  isEnabled = true
  answer = 'done'
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => shown },
    fullscreenEnabled: { configurable: true, get: () => isEnabled },
    exitFullscreen: { configurable: true, value: exit },
  })
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: enter })
})
afterEach(() => {
  cleanup()
  for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen'])
    Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

const open = () => renderHook(() => useFullScreen()).result
const leave = () => act(() => cleanup())
const toggle = (result: ReturnType<typeof open>) => act(async () => result.current.toggle())

describe('the story player’s full screen (W094, W095)', () => {
  it('begins and ends for the whole document', async () => {
    const result = open()
    expect(result.current.isFullScreen).toBe(false)
    await toggle(result)
    expect(result.current.isFullScreen).toBe(true)
    await toggle(result)
    expect(result.current.isFullScreen).toBe(false)
    expect(requests).toEqual(['enter', 'exit'])
  })

  it('is off after the reader has left full screen by the browser’s own key', async () => {
    const result = open()
    await toggle(result)
    await act(() => change(null))
    expect(result.current.isFullScreen).toBe(false)
    expect(requests).toEqual(['enter'])
  })

  it('stays off, without an error, if the browser refuses full screen', async () => {
    const failed = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', failed)
    answer = 'refused'
    const result = open()
    await toggle(result)
    // Waits, because Node reports unhandled rejections only after the promises of this turn.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', failed)
    expect(requests).toEqual(['enter'])
    expect(result.current.isFullScreen).toBe(false)
    expect(failed).not.toHaveBeenCalled()
  })

  it('is undefined if the browser does not support full screen, and toggling it then does nothing', async () => {
    isEnabled = false
    const result = open()
    expect(result.current.isFullScreen).toBeUndefined()
    // Simulates an iPhone, whose browser lacks this function.
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
    await toggle(result)
    expect(requests).toEqual([])
  })

  it('ends when the player that began full screen unmounts, but not if another component began it', async () => {
    await toggle(open())
    leave()
    expect(requests).toEqual(['enter', 'exit'])
    // Another component has entered full screen.
    await change(document.documentElement)
    open()
    leave()
    await change(null)
    // The reader has already left full screen.
    await toggle(open())
    await act(() => change(null))
    leave()
    expect(requests).toEqual(['enter', 'exit', 'enter'])
  })
})

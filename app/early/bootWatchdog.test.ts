import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBootWatchdog } from './bootWatchdog.ts'

const reload = vi.fn<() => void>()
const line = () => document.querySelector('[role="alert"]')

function fail(): void {
  document.querySelector('script')?.dispatchEvent(new Event('error'))
}

beforeEach(() => {
  vi.useFakeTimers()
  const entry = document.createElement('script')
  entry.type = 'module'
  document.head.append(entry)
})
afterEach(() => {
  window.tsudoiStarted?.()
  vi.useRealTimers()
  vi.clearAllMocks()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('a page whose first script fails to load (S088)', () => {
  it('reloads once without a press, then shows a button to reload', () => {
    startBootWatchdog(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(line()).toBeNull()
    startBootWatchdog(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(line()?.textContent).toContain('ページを読みこめませんでした。')
    expect(line()?.querySelector('button')?.textContent).toBe('ページを読みこみ直す')
  })

  it('does not reload without a press while a draft is stored, nor in a browser without storage', () => {
    sessionStorage.setItem('tsudoi.profile-draft', '{}')
    startBootWatchdog(reload)
    fail()
    expect(reload).not.toHaveBeenCalled()
    expect(line()).not.toBeNull()
  })

  it('reloads without a press if the only stored draft is blank', () => {
    sessionStorage.setItem('tsudoi.serial-draft', '{"codes":" ","wasRead":false}')
    startBootWatchdog(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('shows a button to reload when the script has loaded but one of its imports has not', () => {
    startBootWatchdog(reload)
    dispatchEvent(new Event('unhandledrejection'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('shows a status line if one of the product’s scripts throws before the app has started, but not for a script of an extension (Q427)', () => {
    startBootWatchdog(reload)
    dispatchEvent(new ErrorEvent('error', { filename: 'moz-extension://1/content.js' }))
    expect(line()).toBeNull()
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/main.js` }))
    expect(line()?.textContent).toContain('ページを表示できませんでした。')
    expect(reload).not.toHaveBeenCalled()
    window.tsudoiStarted?.()
    expect(line()).toBeNull()
  })

  it('adds nothing in a browser that is too old for the app, because there the page’s HTML already shows a message (Q425)', () => {
    const former = Object.getOwnPropertyDescriptor(String.prototype, 'toWellFormed') ?? {}
    Reflect.deleteProperty(String.prototype, 'toWellFormed')
    startBootWatchdog(reload)
    fail()
    vi.advanceTimersByTime(20_000)
    Object.defineProperty(String.prototype, 'toWellFormed', former)
    expect([line(), reload.mock.calls.length]).toEqual([null, 0])
  })

  it('shows a status line after 10 s, and removes the line when the app has started', () => {
    startBootWatchdog(reload)
    vi.advanceTimersByTime(9_900)
    expect(line()).toBeNull()
    vi.advanceTimersByTime(200)
    expect(line()?.textContent).toContain('時間がかかっています。')
    window.tsudoiStarted?.()
    expect(line()).toBeNull()
    fail()
    dispatchEvent(new Event('unhandledrejection'))
    vi.advanceTimersByTime(20_000)
    expect([line(), reload.mock.calls.length]).toEqual([null, 0])
  })
})

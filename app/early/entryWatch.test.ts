import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchEntry } from './entryWatch.ts'

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

describe('a page whose first script is missing (S088)', () => {
  it('is loaded anew by itself once, and then by a button', () => {
    watchEntry(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(line()).toBeNull()
    watchEntry(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(line()?.textContent).toContain('ページを読みこめませんでした。')
    expect(line()?.querySelector('button')?.textContent).toBe('ページを読みこみ直す')
  })

  it('is not loaded anew by itself while something typed waits, and not without storage', () => {
    sessionStorage.setItem('tsudoi.profile-draft', '{}')
    watchEntry(reload)
    fail()
    expect(reload).not.toHaveBeenCalled()
    expect(line()).not.toBeNull()
  })

  it('is loaded again by itself where an earlier build has stored a draft of blanks alone', () => {
    sessionStorage.setItem('tsudoi.serial-draft', '{"codes":" ","wasRead":false}')
    watchEntry(reload)
    fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is told of when the script is here and what it waits for is not', () => {
    watchEntry(reload)
    dispatchEvent(new Event('unhandledrejection'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says after 10 s that it takes long; the line goes when the app has started', () => {
    watchEntry(reload)
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

import { afterEach, describe, expect, it } from 'vitest'
import { parseInsets, applyInsetsFromAddress } from './insets.ts'

afterEach(() => {
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
})

describe('the safe-area insets of the webview', () => {
  it('are parsed from four integers in pixels, in CSS order', () => {
    expect(parseInsets('47,0,34,0')).toEqual({ top: 47, right: 0, bottom: 34, left: 0 })
    for (const text of [null, '', '47', '47,0,34', '-1,0,0,0', '999,0,0,0', '1,2,3,4;color:red', '1e3,0,0,0'])
      expect(parseInsets(text)).toBeUndefined()
  })

  it('are read from the first address and stored for the tab', () => {
    history.replaceState(null, '', '/home?device=unity&insets=47,0,34,0')
    applyInsetsFromAddress()
    history.replaceState(null, '', '/channel')
    document.documentElement.removeAttribute('style')
    applyInsetsFromAddress()
    expect(document.documentElement.style.getPropertyValue('--inset-top')).toBe('47px')
    expect(document.documentElement.style.getPropertyValue('--inset-bottom')).toBe('34px')
  })
})

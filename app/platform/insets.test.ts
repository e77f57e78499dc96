import { afterEach, describe, expect, it } from 'vitest'
import { readInsets, takeInsets } from './insets.ts'

afterEach(() => {
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
})

describe('room at the edges of the embedded device', () => {
  it('is four whole numbers of pixels, in the order of CSS', () => {
    expect(readInsets('47,0,34,0')).toEqual({ top: 47, right: 0, bottom: 34, left: 0 })
    for (const text of [null, '', '47', '47,0,34', '-1,0,0,0', '999,0,0,0', '1,2,3,4;color:red', '1e3,0,0,0'])
      expect(readInsets(text)).toBeUndefined()
  })

  it('comes with the first address and is kept for the tab', () => {
    history.replaceState(null, '', '/home?device=unity&insets=47,0,34,0')
    takeInsets()
    history.replaceState(null, '', '/channel')
    document.documentElement.removeAttribute('style')
    takeInsets()
    expect(document.documentElement.style.getPropertyValue('--inset-top')).toBe('47px')
    expect(document.documentElement.style.getPropertyValue('--inset-bottom')).toBe('34px')
  })
})

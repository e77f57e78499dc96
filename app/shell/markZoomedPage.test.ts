// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { markZoomedPage } from './markZoomedPage.ts'

afterEach(() => vi.unstubAllGlobals())

it('markZoomedPage() marks the document while the user has zoomed the page by pinching, and not at any other scale', () => {
  const view = Object.assign(new EventTarget(), { scale: 1 })
  vi.stubGlobal('visualViewport', view)
  markZoomedPage()
  const isMarkedAt = (scale: number) => {
    view.scale = scale
    view.dispatchEvent(new Event('resize'))
    return document.documentElement.hasAttribute('data-zoomed')
  }
  expect([1, 2.5, 1.001, 1.2, 0.5].map(isMarkedAt)).toEqual([false, true, false, true, false])
})

it('markZoomedPage() does nothing in a browser without a visual viewport', () => {
  vi.stubGlobal('visualViewport', undefined)
  expect(() => markZoomedPage()).not.toThrow()
})

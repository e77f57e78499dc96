import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { guardTranslation } from './guardTranslation.ts'

afterEach(cleanup)

it('a text node counts as removed if a translator dropped it without a replacement, as Firefox does', async () => {
  document.documentElement.lang = 'ja'
  const observer = guardTranslation()
  const { container, rerender } = render(<div>{[null, '甲', '乙']}</div>)
  document.documentElement.lang = 'en'
  await act(async () => container.querySelector('div')?.firstChild?.remove())
  rerender(<div>{[<b key="mark">新</b>, '甲', '乙']}</div>)
  rerender(<div>{[null, null, '丙']}</div>)
  expect(container.textContent).toBe('丙')
  observer.disconnect()
})

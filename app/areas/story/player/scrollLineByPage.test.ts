import { afterEach, describe, expect, it } from 'vitest'
import { scrollLineByPage } from './scrollLineByPage.ts'

afterEach(() => document.body.replaceChildren())

/** Renders a text of `rows` rows of 20 px in a box of `visible` rows, with 8 px of padding below. */
function show(rows: number, visible: number): HTMLElement {
  document.body.innerHTML = '<div class="story-text" style="line-height: 20px; padding-bottom: 8px"></div>'
  const [text] = document.querySelectorAll<HTMLElement>('.story-text')
  if (!text) throw new Error('No words.')
  const room = Math.max(rows - visible, 0) * 20 + 8
  let top = 0
  Object.defineProperties(text, {
    clientHeight: { value: visible * 20 },
    scrollHeight: { value: visible * 20 + room },
    scrollTop: { get: () => top },
    scrollBy: { value: (_x: number, by: number) => (top = Math.min(top + by, room)) },
  })
  return text
}

describe('scrolling by a press through a line that is longer than its box (W094, W095, S149)', () => {
  it('continues until the last row was visible, and keeps one row visible from each step to the next', () => {
    const text = show(9, 4)
    expect([scrollLineByPage(), text.scrollTop]).toEqual([true, 60])
    expect([scrollLineByPage(), text.scrollTop]).toEqual([true, 108])
    expect([scrollLineByPage(), text.scrollTop]).toEqual([false, 108])
  })

  it('moves by one row if the box is little higher than one row', () => {
    const text = show(3, 1.5)
    expect([scrollLineByPage(), text.scrollTop]).toEqual([true, 20])
  })

  it('does nothing if the hidden part is only padding, or if nothing is hidden', () => {
    const text = show(4, 4)
    expect([scrollLineByPage(), text.scrollTop]).toEqual([false, 0])
    document.body.replaceChildren()
    expect(scrollLineByPage()).toBe(false)
  })
})

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowWindow } from './rowWindow.ts'
import { useRowWindow } from './useRowWindow.ts'

/** A screen that holds four rows of a hundred pixels, and a list that begins at its top. */
const [screenHeight, rowHeight] = [400, 100]
/** What stands above the list, in px. */
let above = 0
function offsetTop(this: HTMLElement) {
  return this === document.body ? above : 0
}

const observed = new Map<Element, (entries: object[]) => void>()
const isRendered = vi.fn<(from: number, to: number) => void>()

/** Says sizes when it is asked to: nothing is laid out here. */
class Sizes {
  readonly heard: (entries: object[]) => void
  constructor(heard: (entries: object[]) => void) {
    this.heard = heard
  }
  observe = (element: Element) => void observed.set(element, this.heard)
  unobserve = (element: Element) => void observed.delete(element)
  disconnect = () => observed.clear()
}

function measured(height = rowHeight) {
  const entries = [...observed.keys()].map((target) => ({ target, contentRect: { width: 390, height } }))
  act(() => observed.values().next().value?.(entries))
}

function scrollTo(top: number) {
  document.documentElement.scrollTop = top
  act(() => void dispatchEvent(new Event('scroll')))
}

function List({ count, isShifted = false, margin = 100 }: { count: number; isShifted?: boolean; margin?: number }) {
  const { box, rows, range, tops } = useRowWindow({ count, isShifted, margin, first: 6 })
  const [from, to] = range
  isRendered(from, to)
  const shown = Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
  return (
    <div ref={box}>
      {shown.map((at) => (
        <Row key={count - at} rows={rows} at={at} top={tops?.get(at)} />
      ))}
    </div>
  )
}

function pass(frames: number) {
  for (let frame = 0; frame < frames; frame += 1) act(() => void vi.advanceTimersToNextFrame())
}

function Row({ rows, at, top }: { rows: RowWindow; at: number; top: number | undefined }) {
  const row = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => (row.current ? rows.measure(row.current, at) : undefined), [rows, at])
  return (
    <p ref={row} style={{ top }}>
      {at}
    </p>
  )
}

const isHidden = (row: HTMLElement) => row.style.display === 'none'

const hiddenRows = () => [...document.querySelectorAll('p')].filter(isHidden).map((row) => Number(row.textContent))

const shownRows = () => [...document.querySelectorAll('p')].map(({ textContent }) => Number(textContent))

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes)
  Object.defineProperty(document.documentElement, 'clientHeight', { value: screenHeight, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', { get: offsetTop, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body, configurable: true })
})
afterEach(() => {
  cleanup()
  observed.clear()
  isRendered.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document.documentElement, 'clientHeight')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetTop')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  above = 0
  document.documentElement.scrollTop = 0
})

it('renders nothing in a frame of scrolling that brings no row, and takes away what is gone with the next (W137)', () => {
  render(<List count={1_000} />)
  measured()
  scrollTo(10)
  const before = isRendered.mock.calls.length
  for (let top = 20; top <= 90; top += 10) scrollTo(top)
  expect(isRendered.mock.calls.length).toBe(before)
  scrollTo(1_010)
  measured()
  expect(shownRows()).toEqual([10, 11, 12, 13, 14, 15])
})

it('keeps what is read where it is as rows come in front, and the start for whoever stands there (W137)', () => {
  const { rerender } = render(<List count={1_000} />)
  measured()
  rerender(<List count={1_010} isShifted />)
  expect(shownRows()[0]).toBe(0)
  scrollTo(1_010)
  rerender(<List count={1_020} isShifted />)
  expect(shownRows()[0]).toBe(20)
})

it('renders no row in front of the first one when some go from there (W137)', () => {
  const { rerender } = render(<List count={1_000} />)
  measured()
  scrollTo(110)
  rerender(<List count={999} isShifted />)
  expect(shownRows()[0]).toBe(0)
})

it('leaves no row lying over another one when larger text pushes it off the screen (W137)', () => {
  render(<List count={3} />)
  measured()
  scrollTo(10)
  above = 300
  measured(130)
  const tops = [...document.querySelectorAll('p')].map(({ style }) => style.top)
  expect(shownRows()[0]).toBe(0)
  expect(tops).toEqual(shownRows().map((at) => `${at * 130}px`))
})

it('lays the page out for a row that comes, not again for the list’s height, until its end is near or it is far off (W137)', () => {
  const { container } = render(<List count={1_000} />)
  const height = () => Number.parseFloat((container.firstElementChild as HTMLElement).style.height)
  measured()
  expect(height()).toBe(100_000)
  scrollTo(2_010)
  measured(120)
  expect(height()).toBe(100_000)
  scrollTo(97_000)
  const beyond = height() - 100_000
  expect(beyond).toBeGreaterThan(0)
  expect(beyond).toBeLessThan(600)
  scrollTo(4_010)
  measured(400)
  expect(height()).toBeGreaterThan(101_200)
})

describe('rows beyond the screen (W137)', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** The eleventh row is at the top of the screen, and what is below it stands. */
  function readOn() {
    const { rerender } = render(<List count={1_000} margin={250} />)
    measured()
    scrollTo(1_000)
    pass(9)
    measured()
    pass(9)
    return rerender
  }

  it('come one at a time: mounted hidden, laid out behind the second frame, and the next one behind the third', () => {
    readOn()
    expect(shownRows().at(-1)).toBe(16)
    scrollTo(1_090)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([17])
    pass(1)
    scrollTo(1_190)
    pass(1)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([17])
    pass(1)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([])
    pass(1)
    expect(shownRows().at(-1)).toBe(18)
    expect(hiddenRows()).toEqual([18])
  })

  it('are not laid out behind a late frame, which would be later still, but behind the third one in any case', () => {
    readOn()
    scrollTo(1_090)
    const now = performance.now.bind(performance)
    const late = vi.spyOn(performance, 'now').mockImplementation(() => now() + 20)
    pass(4)
    expect(hiddenRows()).toEqual([17])
    pass(1)
    expect(hiddenRows()).toEqual([])
    late.mockRestore()
  })

  it('are shown at once when they are scrolled to, however many they are', () => {
    readOn()
    scrollTo(1_090)
    expect(hiddenRows()).toEqual([17])
    scrollTo(1_650)
    expect(hiddenRows()).not.toContain(17)
    expect(shownRows()).toEqual(expect.arrayContaining([16, 17, 18, 19, 20]))
    expect(hiddenRows().filter((at) => at <= 20)).toEqual([])
  })

  it('wait while what has come in front moves the page: measured then, they would move what is read', () => {
    const rerender = readOn()
    scrollTo(1_090)
    expect(hiddenRows()).toEqual([17])
    rerender(<List count={1_010} margin={250} isShifted />)
    pass(6)
    expect(hiddenRows()).toEqual([27])
    expect(shownRows().at(-1)).toBe(27)
  })

  it('are measured behind what comes in front, too, when they have just been laid out', () => {
    const rerender = readOn()
    const isMeasured = (at: number) => [...observed.keys()].some(({ textContent }) => textContent === String(at))
    scrollTo(1_090)
    pass(2)
    act(() => void vi.advanceTimersByTime(1))
    expect(hiddenRows()).toEqual([])
    rerender(<List count={1_010} margin={250} isShifted />)
    pass(6)
    expect(shownRows()).toContain(27)
    expect(isMeasured(27)).toBe(false)
    expect(isMeasured(26)).toBe(true)
  })
})

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowWindow } from './rowWindow.ts'
import { useRowWindow } from './useRowWindow.ts'

/** The tests use a viewport that shows four rows of a hundred pixels, and a list that begins at its top. */
const rowHeight = 100
let screenHeight = 4 * rowHeight
/** Height of the content above the list, in px. */
let above = 0
function offsetTop(this: HTMLElement) {
  return this === document.body ? above : 0
}

const observed = new Map<Element, (entries: object[]) => void>()
const isRendered = vi.fn<(from: number, to: number) => void>()

/** Reports sizes only when a test calls `measured`, because happy-dom has no layout. */
class FakeResizeObserver {
  readonly onResize: (entries: object[]) => void
  constructor(onResize: (entries: object[]) => void) {
    this.onResize = onResize
  }
  observe = (element: Element) => void observed.set(element, this.onResize)
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

function List({
  count,
  isShifted = false,
  overscanPx = 100,
  pinned,
}: {
  count: number
  isShifted?: boolean
  overscanPx?: number
  pinned?: number
}) {
  const { box, rows, range, mounted, tops } = useRowWindow({ count, isShifted, overscanPx, initialRows: 6, pinned })
  const [from, to] = range
  isRendered(from, to)
  return (
    <div ref={box}>
      {mounted.map((at) => (
        <Row key={count - at} rows={rows} at={at} top={tops?.get(at)} />
      ))}
    </div>
  )
}

function passFrames(frames: number) {
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
  // Fake timers, so that a real timer, such as the one that ends a scroll, cannot re-render the list during a test.
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  Object.defineProperty(document.documentElement, 'clientHeight', { get: () => screenHeight, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', { get: offsetTop, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  observed.clear()
  isRendered.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document.documentElement, 'clientHeight')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetTop')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  above = 0
  screenHeight = 4 * rowHeight
  document.documentElement.scrollTop = 0
})

it('a long list does not re-render until the user scrolls to a new row, and removes rows far from the viewport only in that re-render (W137)', () => {
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

it('a long list keeps a pinned row in the DOM at the row’s place, wherever the user scrolls and whatever is prepended (Q311)', () => {
  const { rerender } = render(<List count={1_000} pinned={2} />)
  measured()
  const row = [...document.querySelectorAll('p')][2]
  scrollTo(1_010)
  measured()
  expect(shownRows()).toEqual([2, 10, 11, 12, 13, 14, 15])
  expect([...document.querySelectorAll('p')][0]).toBe(row)
  expect(row?.style.top).toBe('200px')
  rerender(<List count={1_010} isShifted pinned={12} />)
  expect([...document.querySelectorAll('p')].find(({ textContent }) => textContent === '12')).toBe(row)
  scrollTo(90_000)
  measured()
  expect(shownRows()[0]).toBe(12)
  expect(row?.style.top).toBe('1200px')
  rerender(<List count={1_010} />)
  expect(shownRows()[0]).toBeGreaterThan(800)
})

it('a long list keeps the reading position when rows are prepended, but shows these rows if the user is at its start (W137)', () => {
  const { rerender } = render(<List count={1_000} />)
  measured()
  rerender(<List count={1_010} isShifted />)
  expect(shownRows()[0]).toBe(0)
  scrollTo(1_010)
  rerender(<List count={1_020} isShifted />)
  expect(shownRows()[0]).toBe(20)
})

it('a long list renders no row with a negative index when rows are removed from its start (W137)', () => {
  const { rerender } = render(<List count={1_000} />)
  measured()
  scrollTo(110)
  rerender(<List count={999} isShifted />)
  expect(shownRows()[0]).toBe(0)
})

it('a long list never lets its rows overlap when enlarged text pushes a row off the screen (W137)', () => {
  render(<List count={3} />)
  measured()
  scrollTo(10)
  above = 300
  measured(130)
  const tops = [...document.querySelectorAll('p')].map(({ style }) => style.top)
  expect(shownRows()[0]).toBe(0)
  expect(tops).toEqual(shownRows().map((at) => `${at * 130}px`))
})

it('a long list updates its height only near its end or when the height is far from the real one, to save layouts (W137)', () => {
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

/** Resizes the window, and measures the rows that this mounts until no more are mounted. */
function resizeTo(height: number) {
  screenHeight = height
  act(() => void dispatchEvent(new Event('resize')))
  for (let round = 0; round < 10; round += 1) measured()
}

describe('a long list fills the viewport without a scroll by the user (W137)', () => {
  it('when the viewport is taller than the first rows', () => {
    screenHeight = 2_000
    render(<List count={30} />)
    for (let round = 0; round < 10; round += 1) measured()
    expect(shownRows().length).toBeGreaterThanOrEqual(20)
    expect(shownRows().length).toBeLessThan(30)
    expect(hiddenRows().filter((at) => at < 20)).toEqual([])
  })

  it('when the user zooms out or enlarges the window later', () => {
    render(<List count={30} />)
    measured()
    expect(shownRows()).toEqual([0, 1, 2, 3, 4, 5])
    resizeTo(2_000)
    expect(shownRows().length).toBeGreaterThanOrEqual(20)
  })

  it('when it begins with a single row and the others load later', () => {
    const { rerender } = render(<List count={1} />)
    measured()
    rerender(<List count={30} />)
    measured()
    expect(shownRows()).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('rows of a long list outside the viewport (W137)', () => {
  /** Scrolls until row 10 is at the top of the viewport and the rows around it are laid out. */
  function scrollDown() {
    const { rerender } = render(<List count={1_000} overscanPx={250} />)
    measured()
    scrollTo(1_000)
    passFrames(9)
    measured()
    passFrames(9)
    return rerender
  }

  it('are mounted one after the other: each is first hidden, and laid out after the second frame; the next follows after the third', () => {
    scrollDown()
    expect(shownRows().at(-1)).toBe(16)
    scrollTo(1_090)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([17])
    passFrames(1)
    scrollTo(1_190)
    passFrames(1)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([17])
    passFrames(1)
    expect(shownRows().at(-1)).toBe(17)
    expect(hiddenRows()).toEqual([])
    passFrames(1)
    expect(shownRows().at(-1)).toBe(18)
    expect(hiddenRows()).toEqual([18])
  })

  it('are not laid out right after a slow frame, but in any case within five frames', () => {
    scrollDown()
    scrollTo(1_090)
    const now = performance.now.bind(performance)
    const late = vi.spyOn(performance, 'now').mockImplementation(() => now() + 20)
    passFrames(4)
    expect(hiddenRows()).toEqual([17])
    passFrames(1)
    expect(hiddenRows()).toEqual([])
    late.mockRestore()
  })

  it('are shown without hiding them first when the user scrolls to them, however many there are', () => {
    scrollDown()
    scrollTo(1_090)
    expect(hiddenRows()).toEqual([17])
    scrollTo(1_650)
    expect(hiddenRows()).not.toContain(17)
    expect(shownRows()).toEqual(expect.arrayContaining([16, 17, 18, 19, 20]))
    expect(hiddenRows().filter((at) => at <= 20)).toEqual([])
  })

  it('are not mounted while prepended rows move the page, because measuring would change the reading position', () => {
    const rerender = scrollDown()
    scrollTo(1_090)
    expect(hiddenRows()).toEqual([17])
    rerender(<List count={1_010} overscanPx={250} isShifted />)
    passFrames(6)
    expect(hiddenRows()).toEqual([27])
    expect(shownRows().at(-1)).toBe(27)
  })

  it('are not measured until the prepended rows have settled, even if they have just been laid out', () => {
    const rerender = scrollDown()
    const isMeasured = (at: number) => [...observed.keys()].some(({ textContent }) => textContent === String(at))
    scrollTo(1_090)
    passFrames(2)
    act(() => void vi.advanceTimersByTime(1))
    expect(hiddenRows()).toEqual([])
    rerender(<List count={1_010} overscanPx={250} isShifted />)
    passFrames(6)
    expect(shownRows()).toContain(27)
    expect(isMeasured(27)).toBe(false)
    expect(isMeasured(26)).toBe(true)
  })
})

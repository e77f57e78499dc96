import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { rowsToRender } from './gridKeys.ts'

/** The measured layout of a grid, in px. */
export interface GridLayout {
  columns: number
  /** Height of each row: all are equally tall. */
  rowHeight: number
  /** Width of the grid. */
  width: number
}

/** Row height before anything is measured, in px. */
const initialRowHeight = 300

const heightsIn = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[role=row]')].map((row) => row.offsetHeight)

/** Computes the number of columns and rows of a grid, its row height, and which rows are visible. */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  keys: readonly string[],
  columnsFor: (width: number) => number,
) {
  const [layout, setLayout] = useState<GridLayout>({ columns: 1, rowHeight: initialRowHeight, width: 0 })
  const [sight, setSight] = useState({ start: 0, end: 3 })
  const { columns, rowHeight, width } = layout
  const rows = Math.ceil(keys.length / columns)

  const updateSight = useEffectEvent(() => {
    const box = grid.current?.getBoundingClientRect()
    if (!box) return
    const next = rowsToRender({ top: -box.top, bottom: innerHeight - box.top }, rowHeight, rows)
    setSight((before) => (before.start === next.start && before.end === next.end ? before : next))
  })
  // Rows can differ in height by a line of text. The tallest row measured so far counts, otherwise the layout would
  // never settle.
  const measure = useEffectEvent((isNewLayout: boolean) => {
    const element = grid.current
    if (!element) return
    const size = element.clientWidth
    const least = isNewLayout || size !== width ? 0 : rowHeight
    const tallest = Math.max(least, ...heightsIn(element)) || rowHeight
    const next = { columns: columnsFor(size), rowHeight: tallest, width: size }
    if (next.columns !== columns || next.rowHeight !== rowHeight || next.width !== width) setLayout(next)
    updateSight()
  })
  useEffect(() => {
    const element = grid.current
    const watch = new ResizeObserver(() => measure(false))
    if (element) watch.observe(element)
    // Content above the grid can grow or shrink, which moves the grid without a scroll event.
    watch.observe(document.body)
    const unmounted = new AbortController()
    const whileHere = { passive: true, signal: unmounted.signal }
    const onView = () => updateSight()
    element?.addEventListener('focusin', onView, whileHere)
    addEventListener('scroll', onView, whileHere)
    addEventListener('resize', onView, whileHere)
    return () => {
      watch.disconnect()
      unmounted.abort()
    }
  }, [grid])
  // After a change of width, columns or items, measure the row height again before anything is positioned by it.
  // oxlint-disable-next-line react/set-state-in-effect -- the row height is known only after layout
  useLayoutEffect(() => measure(true), [columns, width, keys])

  return { layout, rows, sight }
}

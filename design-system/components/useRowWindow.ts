import { startTransition, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isInRange, type RowRange } from './renderedRange.ts'
import { createRowWindow, type RowWindow } from './rowWindow.ts'

interface Options {
  count: number
  /** Whether rows were added or removed at the start: the reading position is then kept. */
  isShifted: boolean
  /** Distance beyond the viewport that is rendered, in px. */
  overscanPx: number
  /** Number of rows rendered before anything is measured. */
  initialRows: number
  /** A row that stays mounted wherever the user scrolls, such as one whose video plays; -1 for none. */
  pinned?: number | undefined
}

/**
 * The rows of a long list that are near the viewport. Re-renders when a row has to be mounted or moved: at once for
 * visible rows; beyond the viewport one row at a time, in transitions and in stages (`createRowMountQueue`), so that no
 * frame is long. Rows that were scrolled away unmount together with the next mount.
 */
export function useRowWindow({ count, isShifted, overscanPx, initialRows, pinned = -1 }: Options) {
  'use no memo'
  const box = useRef<HTMLDivElement>(null)
  const [rows] = useState(() => createRowWindow(count, { overscanPx, initialRows }))
  // Called during render: one frame later, the content that the user reads would already have moved. At the very start
  // of the list the position is not kept, so that the user sees the prepended rows.
  rows.setCount(count, isShifted && rows.isPastStart())
  const [, render] = useReducer((times: number) => times + 1, 0)
  const version = rows.version()
  const [firstVersion] = useState(version)
  const range = rows.rangeToRender()
  const mounted = withPinned(rowsOf(range), pinned)
  const tops = topsOf(rows, mounted)
  const shown = useRef(tops)
  const isRenderPending = useRef(false)
  useLayoutEffect(() => {
    shown.current = tops
    rows.setRendered(range)
    isRenderPending.current = false
    // Writes the list's height to the DOM without React, because the component does not re-render in every frame.
    if (box.current) box.current.style.height = `${rows.height()}px`
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const isMisplaced = (at: number) => shown.current.get(at) !== rows.offsetOf(at)
    return rows.follow(element, (isUrgent) => {
      element.style.height = `${rows.height()}px`
      const [near, seen] = [rows.range(), rows.seen()]
      const misplaced = rowsOf(near).filter(isMisplaced)
      // Whether a row in the DOM that is no longer near the viewport is at a wrong position, so that it would overlap
      // others.
      const hasMisplacedFarRow = [...shown.current.keys()].some((at) => !isInRange(at, near) && isMisplaced(at))
      if (misplaced.length === 0 && !hasMisplacedFarRow) rows.settle()
      else if (hasMisplacedFarRow || misplaced.some((at) => isInRange(at, seen))) {
        if (isUrgent) flushSync(render)
        else render()
      } else if (rows.isFree() && !isRenderPending.current) {
        isRenderPending.current = true
        startTransition(render)
      }
    })
  }, [rows])
  useLayoutEffect(() => rows.settle(), [rows, version])
  // Until the first measurement, rows are in normal flow, one below the other.
  return { box, rows, range, mounted, height: rows.height(), tops: version === firstVersion ? undefined : tops }
}

const rowsOf = ([from, to]: RowRange) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)

/**
 * Adds the pinned row to the rendered rows. They stay in list order, so that React never moves the pinned row in the
 * DOM, which would stop its video.
 */
const withPinned = (range: readonly number[], pinned: number): readonly number[] =>
  pinned < 0 || range.includes(pinned) ? range : [...range, pinned].toSorted((one, other) => one - other)

/** Positions of the rows, in px from the first. */
const topsOf = ({ offsetOf }: RowWindow, mounted: readonly number[]): ReadonlyMap<number, number> =>
  new Map(mounted.map((at) => [at, offsetOf(at)]))

import { startTransition, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isWithin, type RowRange } from './renderedRange.ts'
import { createRowWindow, type RowWindow } from './rowWindow.ts'

interface Options {
  count: number
  /** Rows have come in front, or gone from there: what is read keeps its place. */
  isShifted: boolean
  /** So much beyond the screen is rendered, in px. */
  margin: number
  /** So many rows are rendered before anything is measured. */
  first: number
}

/**
 * The rows of a long list that are near the screen. It renders anew when one comes or has moved: what is seen at once,
 * what is beyond the screen one by one, in slices and in stages (`createRowStages`), so that no frame is a long one.
 * Rows that are scrolled away go with one that comes.
 */
export function useRowWindow({ count, isShifted, margin, first }: Options) {
  'use no memo'
  const box = useRef<HTMLDivElement>(null)
  const [rows] = useState(() => createRowWindow(count, { margin, first: Math.min(first, count) }))
  // Told while it is rendered: one frame later what is read would have moved already. Whoever sees the first row sees
  // what comes in front of it.
  rows.setCount(count, isShifted && rows.isPastStart())
  const [, render] = useReducer((times: number) => times + 1, 0)
  const version = rows.version()
  const [begun] = useState(version)
  const range = rows.rangeToRender()
  const tops = topsOf(rows, range)
  const shown = useRef(tops)
  const isOnItsWay = useRef(false)
  useLayoutEffect(() => {
    shown.current = tops
    rows.setRendered(range)
    isOnItsWay.current = false
    // Written beside React, which knows nothing of the frames between two renderings.
    if (box.current) box.current.style.height = `${rows.height()}px`
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const isWrong = (at: number) => shown.current.get(at) !== rows.offsetOf(at)
    return rows.follow(element, (isUrgent) => {
      element.style.height = `${rows.height()}px`
      const [near, seen] = [rows.range(), rows.seen()]
      const wrong = rowsOf(near).filter(isWrong)
      // What is in the page and not near the screen any more would lie over others if it stayed where it was.
      const hasStray = [...shown.current.keys()].some((at) => !isWithin(at, near) && isWrong(at))
      if (wrong.length === 0 && !hasStray) rows.settle()
      else if (hasStray || wrong.some((at) => isWithin(at, seen))) {
        if (isUrgent) flushSync(render)
        else render()
      } else if (rows.isFree() && !isOnItsWay.current) {
        isOnItsWay.current = true
        startTransition(render)
      }
    })
  }, [rows])
  useLayoutEffect(() => rows.settle(), [rows, version])
  // Until they are measured, rows stand one below the other as the page lays them out.
  return { box, rows, range, height: rows.height(), tops: version === begun ? undefined : tops }
}

const rowsOf = ([from, to]: RowRange) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)

/** Where rows stand, in px from the first. */
const topsOf = ({ offsetOf }: RowWindow, range: RowRange): ReadonlyMap<number, number> =>
  new Map(rowsOf(range).map((at) => [at, offsetOf(at)]))

import { useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
 * The rows of a long list that are near the screen. It renders anew when one comes or has moved; one that is scrolled
 * away goes with the next that comes, so most frames of scrolling render nothing.
 */
export function useRowWindow({ count, isShifted, margin, first }: Options) {
  'use no memo'
  const box = useRef<HTMLDivElement>(null)
  const [rows] = useState(() => createRowWindow(count, { margin, first: Math.min(first, count) }))
  // Told while it is rendered: one frame later what is read would have moved already. Whoever sees the first row sees
  // what comes in front of it.
  rows.setCount(count, isShifted && rows.isPastStart())
  const [version, render] = useReducer(rows.version, undefined, rows.version)
  const [begun] = useState(version)
  const [from, to] = rows.range()
  const tops = topsOf(rows, from, to)
  const shown = useRef(tops)
  useLayoutEffect(() => {
    shown.current = tops
    // Written beside React, which knows nothing of the frames between two renderings.
    if (box.current) box.current.style.height = `${rows.height()}px`
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    return rows.follow(element, (isUrgent) => {
      element.style.height = `${rows.height()}px`
      if (isAllShown(shown.current, rows)) rows.settle()
      else if (isUrgent) flushSync(render)
      else render()
    })
  }, [rows])
  useLayoutEffect(() => rows.settle(), [rows, version])
  // Until they are measured, rows stand one below the other as the page lays them out.
  return { box, rows, from, to, height: rows.height(), tops: version === begun ? undefined : tops }
}

/** The rows near the screen are in the page, each where it belongs: asked with each frame of scrolling. */
function isAllShown(shown: ReadonlyMap<number, number>, { range, offsetOf }: RowWindow): boolean {
  const [from, to] = range()
  for (let at = from; at <= to; at += 1) if (shown.get(at) !== offsetOf(at)) return false
  return true
}

/** Where rows stand, in px from the first. */
function topsOf({ offsetOf }: RowWindow, from: number, to: number): ReadonlyMap<number, number> {
  const tops = new Map<number, number>()
  for (let at = from; at <= to; at += 1) tops.set(at, offsetOf(at))
  return tops
}

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { durations } from '../tokens/scale.ts'
import { isMotionReduced } from './isMotionReduced.ts'

const easing = 'cubic-bezier(0.2, 0, 0, 1)'

/** Whether the path between two positions (px from the top of the window) is visible. */
const isSeen = (one: number, other: number) => Math.min(one, other) < innerHeight && Math.max(one, other) > -200

interface Placed {
  row: HTMLElement
  id: string
  /** Distance in px from the top of the row's offset parent. */
  place: number
}

function animateMoved(rows: readonly Placed[], before: ReadonlyMap<string, number>): void {
  const top = rows[0]?.row.parentElement?.getBoundingClientRect().top ?? 0
  const first = rows[0]?.place ?? 0
  for (const { row, id, place } of rows) {
    const was = before.get(id) ?? place
    if (was === place || !isSeen(top + place - first, top + was - first)) continue
    const frames = [{ transform: `translateY(${was - place}px)` }, { transform: 'none' }]
    row.animate(frames, { duration: durations.light, easing })
  }
}

/**
 * Animates table rows to their new positions with transforms when their order changes. Rows outside the viewport, and
 * all rows with reduced motion, move without animation. Key the rows by id, so that React keeps the focus in a moved
 * row.
 */
export function useReorderAnimation<Body extends HTMLElement>(ids: readonly string[]): RefObject<Body | null> {
  const body = useRef<Body>(null)
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  const order = ids.join('\n')
  useLayoutEffect(() => {
    const known = order.split('\n')
    // All rows are measured before the first one moves, so that the page is laid out only once.
    const rows = [...(body.current?.children ?? [])]
      .filter((row) => row instanceof HTMLElement)
      .map((row, at) => ({ row, id: known[at] ?? '', place: row.offsetTop }))
    const before = places.current
    places.current = new Map(rows.map(({ id, place }) => [id, place]))
    if (before.size > 0 && !isMotionReduced()) animateMoved(rows, before)
  }, [order])
  return body
}

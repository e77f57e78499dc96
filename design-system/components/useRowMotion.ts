import { useLayoutEffect, useRef, type RefObject } from 'react'
import { durations } from '../tokens/scale.ts'
import { wantsNoMotion } from './wantsNoMotion.ts'

const easing = 'cubic-bezier(0.2, 0, 0, 1)'

/** Whether anything between two places of the page, in px from the window's top, is seen. */
const isSeen = (one: number, other: number) => Math.min(one, other) < innerHeight && Math.max(one, other) > -200

interface Placed {
  row: HTMLElement
  id: string
  /** px below the top of what the table is placed in. */
  place: number
}

function move(rows: readonly Placed[], before: ReadonlyMap<string, number>): void {
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
 * Rows that change places glide there, by transforms alone; those out of sight, and all for a reader who wants no
 * motion, are simply there. Rows are keyed by id: React keeps the focus in one that it moves.
 */
export function useRowMotion<Body extends HTMLElement>(ids: readonly string[]): RefObject<Body | null> {
  const body = useRef<Body>(null)
  const places = useRef<ReadonlyMap<string, number>>(new Map())
  const order = ids.join('\n')
  useLayoutEffect(() => {
    const known = order.split('\n')
    // All are measured, once, before the first one moves: the page is laid out once.
    const rows = [...(body.current?.children ?? [])]
      .filter((row) => row instanceof HTMLElement)
      .map((row, at) => ({ row, id: known[at] ?? '', place: row.offsetTop }))
    const before = places.current
    places.current = new Map(rows.map(({ id, place }) => [id, place]))
    if (before.size > 0 && !wantsNoMotion()) move(rows, before)
  }, [order])
  return body
}

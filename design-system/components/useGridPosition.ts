import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { restoredTop } from './gridKeys.ts'
import type { GridLayout } from './useGridLayout.ts'

/**
 * A position in a grid: the item's key and its index, its distance from the top of the viewport in px, and whether it
 * has the focus.
 */
export interface GridPosition {
  key: string
  at: number
  top: number
  hasFocus: boolean
}

interface GridContent {
  keys: readonly string[]
  layout: GridLayout
  /** Index of the cell with the tab stop. */
  activeAt: number
}

interface GridPlaceOptions extends GridContent {
  place?: GridPosition | undefined
  isGrowing: boolean
  onPlace?: ((place: GridPosition | undefined) => void) | undefined
  onSeen?: ((keys: readonly string[]) => void) | undefined
}

/** Input events by which the user takes over the scroll position. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the item that the user is looking at in position, and its focus, when the width, the row height or the items
 * change. Restores `place` once and holds it until the user scrolls or presses a key. Reports the position and the
 * visible keys on scroll and focus (`onPlace`, `onSeen`).
 */
export function useGridPosition(grid: RefObject<HTMLElement | null>, options: GridPlaceOptions) {
  const { keys, layout, activeAt, isGrowing, onPlace, onSeen } = options
  const { columns, rowHeight, width } = layout
  const anchor = useRef<GridPosition | undefined>(options.place)
  const hadFocus = useRef(options.place?.hasFocus ?? false)
  const isHeld = useRef(options.place !== undefined)

  const report = useEffectEvent(() => {
    const element = grid.current
    // Ignores scroll positions that the user did not choose: those while `place` is being restored, and those before a
    // new width has been measured, because rotating a screen scrolls it first.
    if (!element || isHeld.current || element.clientWidth !== width) return
    anchor.current = placeOn(element, options)
    onPlace?.(anchor.current)
    onSeen?.(keysInView(element, options))
  })
  useEffect(() => {
    const unmounted = new AbortController()
    const whileHere = { passive: true, signal: unmounted.signal }
    const onView = () => report()
    const stopHolding = () => {
      isHeld.current = false
    }
    grid.current?.addEventListener('focusin', onView, whileHere)
    addEventListener('scroll', onView, whileHere)
    for (const event of userEvents) addEventListener(event, stopHolding, { ...whileHere, capture: true })
    report()
    return () => unmounted.abort()
  }, [grid])

  const focusCell = (key: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  const isAwaited = () => isHeld.current && isGrowing && !keys.includes(anchor.current?.key ?? '')
  // Scrolls the anchored item back to its offset.
  useLayoutEffect(() => {
    const place = anchor.current
    const element = grid.current
    if (!place || !element || isAwaited() || isBusyElsewhere(element)) return
    const known = keys.indexOf(place.key)
    const at = known >= 0 ? known : Math.min(place.at, keys.length - 1)
    const key = keys[at]
    if (key === undefined) return
    const top = topOf(element, at, layout)
    const wanted = restoredTop(place.top, rowHeight, innerHeight)
    if (Math.abs(top - wanted) >= 1) scrollBy({ top: top - wanted, behavior: 'instant' })
    if (isHeld.current && place.hasFocus) focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, rowHeight, width, keys, isGrowing])
  // Restores a lost focus to the item at the same index: after a removal, and after a change of columns (a remount).
  useLayoutEffect(() => {
    const key = keys[activeAt]
    if (!hadFocus.current || document.activeElement !== document.body || key === undefined || isAwaited()) return
    focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys, activeAt, columns, isGrowing])

  /** Called when a cell or another part of a cell got the focus. */
  const onCellFocus = (key: string | undefined) => {
    hadFocus.current = true
    // The focus moved without key or touch events, as with a screen reader: the restored position is no longer held.
    if (key !== undefined && key !== anchor.current?.key) isHeld.current = false
  }
  const onCellBlur = ({ relatedTarget }: FocusEvent) => {
    // When the focused element is removed, its blur event has no `relatedTarget`. When the user moves the focus, it has
    // one.
    if (relatedTarget) hadFocus.current = false
  }
  return { focusCell, onCellFocus, onCellBlur }
}

/** Distance of the item's row from the top of the viewport in px. */
const topOf = (grid: HTMLElement, at: number, { columns, rowHeight }: GridLayout) =>
  grid.getBoundingClientRect().top + Math.floor(at / columns) * rowHeight

/**
 * The focused item if it is visible, otherwise the first visible item. Undefined while the grid's start is visible and
 * nothing has the focus.
 */
function placeOn(grid: HTMLElement, { keys, layout, activeAt }: GridContent): GridPosition | undefined {
  const { columns, rowHeight } = layout
  const { top } = grid.getBoundingClientRect()
  const hasFocus = grid.contains(document.activeElement)
  if (top > 0 && !hasFocus) return undefined
  const focusedAt = hasFocus ? atOf(document.activeElement, keys, activeAt) : -1
  const focusedTop = topOf(grid, focusedAt, layout)
  const isInView = focusedAt >= 0 && focusedTop > -rowHeight && focusedTop < innerHeight
  const firstSeen = Math.max(0, Math.ceil(-top / rowHeight)) * columns
  const at = isInView ? focusedAt : Math.min(firstSeen, keys.length - 1)
  const key = keys[at]
  return key === undefined ? undefined : { key, at, top: topOf(grid, at, layout), hasFocus }
}

function keysInView(grid: HTMLElement, { keys, layout: { columns, rowHeight } }: GridContent): readonly string[] {
  const { top } = grid.getBoundingClientRect()
  const from = Math.floor(Math.max(0, -top) / rowHeight)
  const to = Math.max(0, Math.ceil((innerHeight - top) / rowHeight))
  return keys.slice(from * columns, to * columns)
}

/** Index of a focused cell. With two key presses within one frame it can differ from the active one. */
function atOf(cell: Element | null, keys: readonly string[], activeAt: number): number {
  const key = (cell as HTMLElement | null)?.dataset['cell'] ?? ''
  return keys[activeAt] === key ? activeAt : keys.indexOf(key)
}

/**
 * Whether the user works in a visible element outside the grid, such as a search field: that element keeps its
 * position, and the grid does not scroll. The page's heading or main part does not count, because it gets the focus on
 * arrival.
 */
function isBusyElsewhere(grid: HTMLElement): boolean {
  const at = document.activeElement
  if (!at || at === document.body || at.matches('main, main h1') || grid.contains(at)) return false
  const { top, bottom } = at.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

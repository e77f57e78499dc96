import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { topInView } from './gridKeys.ts'
import type { GridLayout } from './useGridLayout.ts'

/**
 * Where somebody is on a grid: an item, its place in the list, how far below the screen’s top it is in px, and whether
 * it has the focus.
 */
export interface GridPlace {
  key: string
  at: number
  top: number
  hasFocus: boolean
}

interface GridContent {
  keys: readonly string[]
  layout: GridLayout
  /** Place in the list of the cell with the tab stop. */
  activeAt: number
}

interface GridPlaceOptions extends GridContent {
  place?: GridPlace
  isGrowing: boolean
  onPlace?: (place: GridPlace | undefined) => void
  onSeen?: (keys: readonly string[]) => void
}

/** What somebody moves with. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps what one looks at where it stands, and its focus, whatever changes: the width, the height of rows, the items.
 * `onPlace` and `onSeen` hear of it as one looks on. `place` is taken up once, and held until somebody moves.
 */
export function useGridPlace(grid: RefObject<HTMLElement | null>, options: GridPlaceOptions) {
  const { keys, layout, activeAt, isGrowing, onPlace, onSeen } = options
  const { columns, rowHeight, width } = layout
  const anchor = useRef<GridPlace | undefined>(options.place)
  const hadFocus = useRef(options.place?.hasFocus ?? false)
  const isHeld = useRef(options.place !== undefined)

  const say = useEffectEvent(() => {
    const element = grid.current
    // While a place is taken up, where the page stands on the way there is no place. Nor is it while a new width is
    // not measured yet: a screen that turns scrolls before.
    if (!element || isHeld.current || element.clientWidth !== width) return
    anchor.current = placeOn(element, options)
    onPlace?.(anchor.current)
    onSeen?.(keysInView(element, options))
  })
  useEffect(() => {
    const gone = new AbortController()
    const whileHere = { passive: true, signal: gone.signal }
    const tell = () => say()
    const letGo = () => {
      isHeld.current = false
    }
    grid.current?.addEventListener('focusin', tell, whileHere)
    addEventListener('scroll', tell, whileHere)
    for (const move of moves) addEventListener(move, letGo, { ...whileHere, capture: true })
    say()
    return () => gone.abort()
  }, [grid])

  const focusCell = (key: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  const isAwaited = () => isHeld.current && isGrowing && !keys.includes(anchor.current?.key ?? '')
  // What was looked at is brought back to where it stood.
  useLayoutEffect(() => {
    const place = anchor.current
    const element = grid.current
    if (!place || !element || isAwaited() || isBusyElsewhere(element)) return
    const known = keys.indexOf(place.key)
    const at = known >= 0 ? known : Math.min(place.at, keys.length - 1)
    const key = keys[at]
    if (key === undefined) return
    const top = topOf(element, at, layout)
    const wanted = topInView(place.top, rowHeight, innerHeight)
    if (Math.abs(top - wanted) >= 1) scrollBy({ top: top - wanted, behavior: 'instant' })
    if (isHeld.current && place.hasFocus) focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, rowHeight, width, keys, isGrowing])
  // A focused item that was removed: the one in its place is focused, once it is there. With other columns an item
  // comes into another row, which makes its cell anew.
  useLayoutEffect(() => {
    const key = keys[activeAt]
    if (!hadFocus.current || document.activeElement !== document.body || key === undefined || isAwaited()) return
    focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keys, activeAt, columns, isGrowing])

  /** A cell has the focus now, or another part of one. */
  const focused = (key: string | undefined) => {
    hadFocus.current = true
    // Somebody went on without a key or a touch, as screen readers do.
    if (key !== undefined && key !== anchor.current?.key) isHeld.current = false
  }
  const blurred = ({ relatedTarget }: FocusEvent) => {
    // What is removed with the focus in it tells of no next place; what one leaves does.
    if (relatedTarget) hadFocus.current = false
  }
  return { focusCell, focused, blurred }
}

/** How far below the screen's top a thing stands, in px. */
const topOf = (grid: HTMLElement, at: number, { columns, rowHeight }: GridLayout) =>
  grid.getBoundingClientRect().top + Math.floor(at / columns) * rowHeight

/** What has the focus, as long as it is in view, or the first thing in view; nothing as long as one is at the start. */
function placeOn(grid: HTMLElement, { keys, layout, activeAt }: GridContent): GridPlace | undefined {
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

/** Where a focused cell is: of two keys within a frame, it can be another one than the active one. */
function atOf(cell: Element | null, keys: readonly string[], activeAt: number): number {
  const key = (cell as HTMLElement | null)?.dataset['cell'] ?? ''
  return keys[activeAt] === key ? activeAt : keys.indexOf(key)
}

/**
 * What somebody works at beside the grid, a search or a choice, stays where it is while the grid follows it. A page's
 * heading or main part has the focus by itself, on arrival: nobody works at it.
 */
function isBusyElsewhere(grid: HTMLElement): boolean {
  const at = document.activeElement
  if (!at || at === document.body || at.matches('main, main h1') || grid.contains(at)) return false
  const { top, bottom } = at.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

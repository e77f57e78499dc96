import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cellAfter, edge, rowsInSight, topInView } from './gridKeys.ts'

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

/** What a cell gives to the one button or link in it. */
export interface CellProps {
  'data-cell': string
  tabIndex: 0 | -1
}

export interface VirtualGridProps<T> {
  items: readonly T[]
  /** Tells items apart, and stays the same while the list changes. */
  keyOf: (item: T) => string
  /** Names the grid: コレクション. */
  label: string
  /** Columns for a width of the grid in px. */
  columnsFor: (width: number) => number
  /** Between columns, in px. Default 16. */
  gap?: number
  /** Attributes of a cell: its channel's colour. Like `children`, the same function as long as it says the same. */
  surroundings?: (item: T) => ComponentProps<'div'>
  /** Where somebody was; taken up once. */
  place?: GridPlace
  /** More items are on their way: the one of `place` may be among them, and is waited for. */
  isGrowing?: boolean
  /** Said as one looks on. Undefined: at the start. */
  onPlace?: (place: GridPlace | undefined) => void
  /** Keys of what is on the screen. */
  onSeen?: (keys: readonly string[]) => void
  /** What is in a cell: one button or link with `cell` on it. All rows come out equally tall. */
  children: (item: T, cell: CellProps) => ReactNode
}

/** Before anything is measured, in px. */
const firstRow = 300

/**
 * A wall of any length of which only the rows in sight are in the page (ARIA grid): one tab stop, arrow keys, Home,
 * End, PageUp and PageDown, with Ctrl the first and the last. Whatever changes, the width or the items, what one
 * looked at stays where it was, and so does the focus.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, keyOf, label, columnsFor, gap = 16, isGrowing = false, surroundings, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const [{ columns, rowHeight, width }, setSize] = useState({ columns: 1, rowHeight: firstRow, width: 0 })
  const [sight, setSight] = useState({ start: 0, end: 3 })
  const [active, setActive] = useState(props.place?.key)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const listed = useMemo(() => keys.join('\n'), [keys])
  const found = active === undefined ? -1 : keys.indexOf(active)
  const [lastAt, setLastAt] = useState(props.place?.at ?? 0)
  // What was focused is gone: the one that took its place has the tab stop now.
  const activeAt = found >= 0 ? found : Math.min(lastAt, Math.max(0, items.length - 1))
  if (found >= 0 && found !== lastAt) setLastAt(found)
  const rows = Math.ceil(items.length / columns)
  const activeRow = Math.floor(activeAt / columns)
  const shownRows = rowsOf(sight, rows, activeRow)

  const look = useEffectEvent(() => {
    const box = grid.current?.getBoundingClientRect()
    if (!box) return
    const next = rowsInSight({ top: -box.top, bottom: innerHeight - box.top }, rowHeight, rows)
    setSight((before) => (before.start === next.start && before.end === next.end ? before : next))
  })
  // Rows differ by a line of text: the tallest that was in sight counts, or the wall would never come to rest.
  const measure = useEffectEvent((isNewLayout: boolean) => {
    const element = grid.current
    if (!element) return
    const size = element.clientWidth
    const tallest = Math.max(
      0,
      ...[...element.querySelectorAll<HTMLElement>('[role=row]')].map((row) => row.offsetHeight),
    )
    const least = isNewLayout || size !== width ? 0 : rowHeight
    const next = { columns: columnsFor(size), rowHeight: Math.max(least, tallest) || rowHeight, width: size }
    setSize((before) =>
      before.columns === next.columns && before.rowHeight === next.rowHeight && before.width === next.width
        ? before
        : next,
    )
    look()
  })
  const anchor = useRef<GridPlace | undefined>(props.place)
  const hadFocus = useRef(props.place?.hasFocus ?? false)
  const isHeld = useRef(props.place !== undefined)
  const say = useEffectEvent(() => {
    const element = grid.current
    // While a place is taken up, where the page stands on the way there is no place. Nor is it while a new width is
    // not measured yet: a screen that turns scrolls before.
    if (!element || isHeld.current || element.clientWidth !== width) return
    const { top } = element.getBoundingClientRect()
    const focused = element.contains(document.activeElement)
    const focusedAt = focused ? atOf(document.activeElement, keys, activeAt) : -1
    const focusedTop = top + Math.floor(focusedAt / columns) * rowHeight
    const inView = focusedTop > -rowHeight && focusedTop < innerHeight
    const firstSeen = Math.max(0, Math.ceil(-top / rowHeight)) * columns
    const at = focusedAt >= 0 && inView ? focusedAt : Math.min(firstSeen, keys.length - 1)
    const key = keys[at]
    const isStart = top > 0 && !focused
    anchor.current =
      key === undefined || isStart
        ? undefined
        : { key, at, top: top + Math.floor(at / columns) * rowHeight, hasFocus: focused }
    props.onPlace?.(anchor.current)
    const [from, to] = [Math.floor(Math.max(0, -top) / rowHeight), Math.ceil((innerHeight - top) / rowHeight)]
    props.onSeen?.(keys.slice(from * columns, Math.max(0, to) * columns))
  })
  useEffect(() => {
    const watch = new ResizeObserver(() => measure(false))
    if (grid.current) watch.observe(grid.current)
    const scroll = () => {
      look()
      say()
    }
    const turn = () => look()
    const element = grid.current
    element?.addEventListener('focusin', scroll)
    const person = () => {
      isHeld.current = false
    }
    addEventListener('scroll', scroll, { passive: true })
    addEventListener('resize', turn)
    const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const move of moves) addEventListener(move, person, { passive: true, capture: true })
    measure(true)
    say()
    return () => {
      watch.disconnect()
      element?.removeEventListener('focusin', scroll)
      removeEventListener('scroll', scroll)
      removeEventListener('resize', turn)
      for (const move of moves) removeEventListener(move, person, { capture: true })
    }
  }, [])

  const focusCell = (key: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  // Rows of another width or number are as tall as they come out, before anything is placed by that.
  useLayoutEffect(() => measure(true), [columns, width, listed])
  const isAwaited = () => isHeld.current && isGrowing && !keys.includes(anchor.current?.key ?? '')
  // The width, the height of rows or the items are others: what was looked at is brought back to where it stood.
  useLayoutEffect(() => {
    const place = anchor.current
    const element = grid.current
    if (!place || !element || isAwaited() || isBusyElsewhere(element)) return
    const known = keys.indexOf(place.key)
    const at = known >= 0 ? known : Math.min(place.at, keys.length - 1)
    const key = keys[at]
    if (key === undefined) return
    const top = element.getBoundingClientRect().top + Math.floor(at / columns) * rowHeight
    const wanted = topInView(place.top, rowHeight, innerHeight)
    if (Math.abs(top - wanted) >= 1) scrollBy({ top: top - wanted, behavior: 'instant' })
    if (isHeld.current && place.hasFocus) focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, rowHeight, width, listed, isGrowing])
  // A focused item that was removed: the one in its place is focused, once it is there. With other columns an item
  // comes into another row, which makes its cell anew.
  useLayoutEffect(() => {
    const key = keys[activeAt]
    if (!hadFocus.current || document.activeElement !== document.body || key === undefined || isAwaited()) return
    focusCell(key)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [listed, activeAt, columns, isGrowing])

  const press = (event: KeyboardEvent) => {
    const rowsOnScreen = Math.floor(innerHeight / rowHeight)
    const next = cellAfter(event, activeAt, { count: items.length, columns, rowsOnScreen })
    const key = next === undefined ? undefined : keys[next]
    if (next === undefined || key === undefined || event.altKey || event.shiftKey) return
    event.preventDefault()
    setActive(key)
    setLastAt(next)
    toRow(grid.current, Math.floor(next / columns), rowHeight)
    // Its row may not be in the page yet.
    requestAnimationFrame(() => focusCell(key))
  }
  return (
    // The focus is on what is in the cells.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className="relative [overflow-anchor:none]"
      style={{ height: rows * rowHeight }}
      onKeyDown={press}
      onFocus={(event) => {
        hadFocus.current = true
        const key = (event.target as HTMLElement).dataset['cell']
        if (key === undefined) return
        setActive(key)
        // Somebody went on without a key or a touch, as screen readers do.
        if (key !== anchor.current?.key) isHeld.current = false
      }}
      onBlur={(event) => {
        // What is removed with the focus in it tells of no next place; what one leaves does.
        if (event.relatedTarget) hadFocus.current = false
      }}
    >
      {shownRows.map((row) => (
        <GridRow
          key={row}
          {...{ items, keyOf, row, columns, rowHeight, gap, surroundings, children }}
          tabStop={row === activeRow ? activeAt : -1}
        />
      ))}
    </div>
  )
}

interface GridRowProps<T> extends Pick<VirtualGridProps<T>, 'items' | 'keyOf' | 'surroundings' | 'children'> {
  row: number
  columns: number
  rowHeight: number
  gap: number
  /** Place in the list of the cell with the tab stop; -1 in all rows but its own. */
  tabStop: number
}

/** As one scrolls, rows come and go: those that stay are not rendered anew. */
const GridRow = memo(function GridRow<T>(props: GridRowProps<T>) {
  const { items, keyOf, row, columns, rowHeight, gap, tabStop, surroundings, children } = props
  const first = row * columns
  return (
    // A table's own elements cannot be placed freely.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="row"
      aria-rowindex={row + 1}
      className="absolute inset-x-0 top-0 grid"
      style={{
        transform: `translateY(${row * rowHeight}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: gap,
      }}
    >
      {items.slice(first, first + columns).map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={keyOf(item)} {...surroundings?.(item)} role="gridcell" aria-colindex={at + 1}>
          {children(item, { 'data-cell': keyOf(item), tabIndex: first + at === tabStop ? 0 : -1 })}
        </div>
      ))}
    </div>
  )
}) as <T>(props: GridRowProps<T>) => ReactNode

/** Where a focused cell is: of two keys within a frame, it can be another one than the active one. */
function atOf(cell: Element | null, keys: readonly string[], activeAt: number): number {
  const key = (cell as HTMLElement | null)?.dataset['cell'] ?? ''
  return keys[activeAt] === key ? activeAt : keys.indexOf(key)
}

/** The rows in sight, and the one with the tab stop wherever it is: the focus is never lost with its row. */
function rowsOf({ start, end }: { start: number; end: number }, rows: number, active: number): number[] {
  const from = Math.min(start, Math.max(0, rows - 1))
  const seen = Array.from({ length: Math.max(0, Math.min(rows, end) - from) }, (_, at) => from + at)
  if (rows === 0 || active >= rows || seen.includes(active)) return seen
  return active < from ? [active, ...seen] : [...seen, active]
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

function toRow(grid: HTMLElement | null, row: number, rowHeight: number): void {
  if (!grid) return
  const top = grid.getBoundingClientRect().top + row * rowHeight
  if (top < edge) scrollBy({ top: top - edge, behavior: 'instant' })
  else if (top + rowHeight > innerHeight - edge)
    scrollBy({ top: top + rowHeight - innerHeight + edge, behavior: 'instant' })
}

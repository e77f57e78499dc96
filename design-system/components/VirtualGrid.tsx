import { memo, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cellAfter, edge } from './gridKeys.ts'
import { useGridLayout } from './useGridLayout.ts'
import { useGridPlace, type GridPlace } from './useGridPlace.ts'

export type { GridPlace }

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

/**
 * A wall of any length of which only the rows in sight are in the page (ARIA grid): one tab stop, arrow keys, Home,
 * End, PageUp and PageDown, with Ctrl the first and the last. Whatever changes, the width or the items, what one
 * looked at stays where it was, and so does the focus.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, keyOf, label, columnsFor, gap = 16, isGrowing = false, surroundings, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(props.place?.key)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const found = active === undefined ? -1 : keys.indexOf(active)
  const [lastAt, setLastAt] = useState(props.place?.at ?? 0)
  // What was focused is gone: the one that took its place has the tab stop now.
  const activeAt = found >= 0 ? found : Math.min(lastAt, Math.max(0, items.length - 1))
  if (found >= 0 && found !== lastAt) setLastAt(found)
  const { layout, rows, sight } = useGridLayout(grid, keys, columnsFor)
  const { columns, rowHeight } = layout
  const activeRow = Math.floor(activeAt / columns)
  const shownRows = rowsOf(sight, rows, activeRow)
  const { focusCell, focused, blurred } = useGridPlace(grid, { ...props, keys, layout, activeAt, isGrowing })

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
      onFocus={({ target }) => {
        const key = (target as HTMLElement).dataset['cell']
        focused(key)
        if (key !== undefined) setActive(key)
      }}
      onBlur={blurred}
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

/** The rows in sight, and the one with the tab stop wherever it is: the focus is never lost with its row. */
function rowsOf({ start, end }: { start: number; end: number }, rows: number, active: number): number[] {
  const from = Math.min(start, Math.max(0, rows - 1))
  const seen = Array.from({ length: Math.max(0, Math.min(rows, end) - from) }, (_, at) => from + at)
  if (rows === 0 || active >= rows || seen.includes(active)) return seen
  return active < from ? [active, ...seen] : [...seen, active]
}

function toRow(grid: HTMLElement | null, row: number, rowHeight: number): void {
  if (!grid) return
  const top = grid.getBoundingClientRect().top + row * rowHeight
  if (top < edge) scrollBy({ top: top - edge, behavior: 'instant' })
  else if (top + rowHeight > innerHeight - edge)
    scrollBy({ top: top + rowHeight - innerHeight + edge, behavior: 'instant' })
}

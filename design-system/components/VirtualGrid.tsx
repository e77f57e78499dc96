import { memo, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cellAfterKey, viewportInsetPx } from './gridKeys.ts'
import { useGridLayout } from './useGridLayout.ts'
import { useGridPosition, type GridPosition } from './useGridPosition.ts'

export type { GridPosition }

/** Attributes for the one button or link in a cell. */
export interface CellProps {
  'data-cell': string
  tabIndex: 0 | -1
}

export interface VirtualGridProps<T> {
  items: readonly T[]
  /** Unique key of an item; stable while the list changes. */
  keyOf: (item: T) => string
  /** Accessible name of the grid: コレクション. */
  label: string
  /** Number of columns for a width of the grid in px. */
  columnsFor: (width: number) => number
  /** Space between columns in px. Default 16. */
  gap?: number | undefined
  /**
   * Attributes of a cell, such as its channel's colours. Pass a stable function, as for `children`: a new one
   * re-renders all rows.
   */
  cellAttributes?: ((item: T) => ComponentProps<'div'>) | undefined
  /** The position to restore; applied once. */
  place?: GridPosition | undefined
  /** Whether more items are loading. If the item of `place` is not there yet, the grid then waits for it. */
  isGrowing?: boolean | undefined
  /**
   * Called with the user's position on scroll and focus; undefined while the grid's start is visible and nothing in it
   * has the focus.
   */
  onPlace?: ((place: GridPosition | undefined) => void) | undefined
  /** Called with the keys of the items on the screen. */
  onSeen?: ((keys: readonly string[]) => void) | undefined
  /** Content of a cell: one button or link with the `cell` attributes. All rows get the same height. */
  children: (item: T, cell: CellProps) => ReactNode
}

/**
 * A virtualised grid (ARIA grid): only visible rows are in the DOM. It has one tab stop; arrow keys, Home, End, PageUp
 * and PageDown move the focus, with Ctrl to the first and last item. When the width or the items change, the item that
 * the user is looking at keeps its position and its focus.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, keyOf, label, columnsFor, gap = 16, isGrowing = false, cellAttributes, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(props.place?.key)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const found = active === undefined ? -1 : keys.indexOf(active)
  const [lastAt, setLastAt] = useState(props.place?.at ?? 0)
  // If the focused item was removed, the item that is now at its index gets the tab stop.
  const activeAt = found >= 0 ? found : Math.min(lastAt, Math.max(0, items.length - 1))
  if (found >= 0 && found !== lastAt) setLastAt(found)
  const { layout, rows, sight } = useGridLayout(grid, keys, columnsFor)
  const { columns, rowHeight } = layout
  const activeRow = Math.floor(activeAt / columns)
  const shownRows = rowsOf(sight, rows, activeRow)
  const { focusCell, onCellFocus, onCellBlur } = useGridPosition(grid, { ...props, keys, layout, activeAt, isGrowing })

  const onKeyDown = (event: KeyboardEvent) => {
    const rowsOnScreen = Math.floor(innerHeight / rowHeight)
    const next = cellAfterKey(event, activeAt, { count: items.length, columns, rowsOnScreen })
    const key = next === undefined ? undefined : keys[next]
    if (next === undefined || key === undefined || event.altKey || event.shiftKey) return
    event.preventDefault()
    setActive(key)
    setLastAt(next)
    scrollRowIntoView(grid.current, Math.floor(next / columns), rowHeight)
    // The focus moves in the next frame, because the row of the target cell may not be in the DOM yet.
    requestAnimationFrame(() => focusCell(key))
  }
  return (
    // The buttons and links in the cells take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className="relative [overflow-anchor:none]"
      style={{ height: rows * rowHeight }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const key = (target as HTMLElement).dataset['cell']
        onCellFocus(key)
        if (key !== undefined) setActive(key)
      }}
      onBlur={onCellBlur}
    >
      {shownRows.map((row) => (
        <GridRow
          key={row}
          {...{ items, keyOf, row, columns, rowHeight, gap, cellAttributes, children }}
          tabStop={row === activeRow ? activeAt : -1}
        />
      ))}
    </div>
  )
}

interface GridRowProps<T> extends Pick<VirtualGridProps<T>, 'items' | 'keyOf' | 'cellAttributes' | 'children'> {
  row: number
  columns: number
  rowHeight: number
  gap: number
  /** Index in the list of the cell with the tab stop; -1 in rows without it. */
  tabStop: number
}

/** A row of the grid, memoised: when rows mount and unmount while scrolling, the other rows do not re-render. */
const GridRow = memo(function GridRow<T>(props: GridRowProps<T>) {
  const { items, keyOf, row, columns, rowHeight, gap, tabStop, cellAttributes, children } = props
  const first = row * columns
  return (
    // The row is not a `<tr>`, because that cannot be positioned freely.
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
        <div key={keyOf(item)} {...cellAttributes?.(item)} role="gridcell" aria-colindex={at + 1}>
          {children(item, { 'data-cell': keyOf(item), tabIndex: first + at === tabStop ? 0 : -1 })}
        </div>
      ))}
    </div>
  )
}) as <T>(props: GridRowProps<T>) => ReactNode

/** The visible rows, plus the row with the tab stop wherever it is, so that unmounting never loses the focus. */
function rowsOf({ start, end }: { start: number; end: number }, rows: number, active: number): number[] {
  const from = Math.min(start, Math.max(0, rows - 1))
  const seen = Array.from({ length: Math.max(0, Math.min(rows, end) - from) }, (_, at) => from + at)
  if (rows === 0 || active >= rows || seen.includes(active)) return seen
  return active < from ? [active, ...seen] : [...seen, active]
}

function scrollRowIntoView(grid: HTMLElement | null, row: number, rowHeight: number): void {
  if (!grid) return
  const top = grid.getBoundingClientRect().top + row * rowHeight
  if (top < viewportInsetPx) scrollBy({ top: top - viewportInsetPx, behavior: 'instant' })
  else if (top + rowHeight > innerHeight - viewportInsetPx)
    scrollBy({ top: top + rowHeight - innerHeight + viewportInsetPx, behavior: 'instant' })
}

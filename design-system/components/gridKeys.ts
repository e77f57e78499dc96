/**
 * The index of the cell that a pressed key moves the focus to in an ARIA grid. Undefined for a key without a meaning in
 * a grid.
 */
export function cellAfterKey(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  at: number,
  { count, columns, rowsOnScreen }: { count: number; columns: number; rowsOnScreen: number },
): number | undefined {
  const last = count - 1
  const inRow = at % columns
  const hasModifier = ctrlKey || metaKey
  const page = Math.max(1, rowsOnScreen) * columns
  /** The last cell of the same column. */
  const lowest = last - ((last - inRow) % columns)
  const down = (by: number) => (at + by <= last ? at + by : Math.max(at, lowest))
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: down(columns),
    ArrowUp: at - columns < 0 ? at : at - columns,
    PageDown: down(page),
    PageUp: at - page < 0 ? inRow : at - page,
    Home: hasModifier ? 0 : at - inRow,
    End: hasModifier ? last : at - inRow + columns - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target === undefined ? undefined : Math.min(last, Math.max(0, target))
}

/**
 * The range of rows to render, `end` exclusive: the visible rows, plus each row that is less than a quarter of a row
 * height outside the viewport.
 */
export function rowsToRender(
  { top, bottom }: { top: number; bottom: number },
  rowHeight: number,
  rows: number,
): { start: number; end: number } {
  const at = (px: number) => Math.floor(px / rowHeight)
  const start = Math.min(Math.max(0, at(top - rowHeight / 4)), Math.max(0, rows - 1))
  return { start, end: Math.min(rows, Math.max(start + 1, at(bottom + rowHeight / 4) + 1)) }
}

/** Space in px kept free above and below a row that is scrolled into view, because header and tab bar are there. */
export const viewportInsetPx = 88

/** Height in px of a row that must be visible for the user to recognise it. */
const minVisible = 44

/**
 * The offset at which to restore a row that was at `top`: the same if the row is visible there, otherwise the nearest
 * visible one. All in px from the top of the viewport.
 */
export function restoredTop(top: number, rowHeight: number, screen: number): number {
  if (top + rowHeight < viewportInsetPx + minVisible) return viewportInsetPx
  return top > screen - viewportInsetPx - minVisible
    ? Math.max(viewportInsetPx, screen - viewportInsetPx - rowHeight)
    : top
}

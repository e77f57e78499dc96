/** What a pressed key of an ARIA grid asks for: the cell that takes the focus. Undefined: not a key of the grid. */
export function cellAfter(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  at: number,
  { count, columns, rowsOnScreen }: { count: number; columns: number; rowsOnScreen: number },
): number | undefined {
  const last = count - 1
  const inRow = at % columns
  const isWhole = ctrlKey || metaKey
  const page = Math.max(1, rowsOnScreen) * columns
  /** The same column, as far as there are rows. */
  const lowest = last - ((last - inRow) % columns)
  const down = (by: number) => (at + by <= last ? at + by : Math.max(at, lowest))
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: down(columns),
    ArrowUp: at - columns < 0 ? at : at - columns,
    PageDown: down(page),
    PageUp: at - page < 0 ? inRow : at - page,
    Home: isWhole ? 0 : at - inRow,
    End: isWhole ? last : at - inRow + columns - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target === undefined ? undefined : Math.min(last, Math.max(0, target))
}

/** The rows that are rendered: those on the screen and one beyond each edge. */
export function rowsInSight(
  { top, bottom }: { top: number; bottom: number },
  rowHeight: number,
  rows: number,
): { start: number; end: number } {
  const at = (px: number) => Math.floor(px / rowHeight)
  const start = Math.min(Math.max(0, at(top - rowHeight / 4)), Math.max(0, rows - 1))
  return { start, end: Math.min(rows, Math.max(start + 1, at(bottom + rowHeight / 4) + 1)) }
}

/** So much stays free above and below a row that is brought into view: header and tab bar stand there, in px. */
export const edge = 88

/** As much of a row has to be seen to find it again, in px. */
const found = 44

/** Where a row that stood at `top` stands on a screen of this height: there, unless nobody would see it. */
export function topInView(top: number, rowHeight: number, screen: number): number {
  if (top + rowHeight < edge + found) return edge
  return top > screen - edge - found ? Math.max(edge, screen - edge - rowHeight) : top
}

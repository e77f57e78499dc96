/** A range of row indices, including the last one. */
export type RowRange = readonly [first: number, last: number]

/**
 * The maximum number of rows outside the wanted range that stay rendered. If there are more, all of them are removed
 * together, which costs only one paint.
 */
const maxStaleRows = 2

/**
 * The rows to render next: `wanted` are near the viewport, `before` are rendered now, `seen` are on the screen. Adds
 * `overscanRows` rows on each side, and all that are seen. Removes rows only once more than two have left the wanted
 * range.
 */
export function renderedRange(
  wanted: RowRange,
  before: RowRange | undefined,
  seen: RowRange,
  overscanRows = 1,
): RowRange {
  const [from, to] = wanted
  if (!before || to < from || before[1] < from || before[0] > to) return wanted
  const isAnySeen = seen[0] <= seen[1]
  const first = Math.max(from, Math.min(before[0] - overscanRows, isAnySeen ? seen[0] : to))
  const last = Math.min(to, Math.max(before[1] + overscanRows, isAnySeen ? seen[1] : from))
  const left = Math.max(0, from - before[0]) + Math.max(0, before[1] - to)
  return left > maxStaleRows ? [first, last] : [Math.min(first, before[0]), Math.max(last, before[1])]
}

/** Whether the row at this index is in the range. */
export const isInRange = (at: number, [first, last]: RowRange): boolean => at >= first && at <= last

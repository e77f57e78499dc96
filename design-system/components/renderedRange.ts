/** Rows of a list, the last one included. */
export type RowRange = readonly [first: number, last: number]

/** So many rows that have left are kept: together they cost one paint. */
const mostKept = 2

/**
 * The rows to render where `wanted` are near the screen and `before` are rendered: one more on each side, and all that
 * are seen. Rows that have left go a few at a time.
 */
export function renderedRange(
  wanted: RowRange,
  before: RowRange | undefined,
  isSeen: (at: number) => boolean,
): RowRange {
  const [from, to] = wanted
  if (!before || to < from || before[1] < from || before[0] > to) return wanted
  const [firstSeen, lastSeen] = seenOf(wanted, isSeen)
  const first = Math.max(from, Math.min(before[0] - 1, firstSeen))
  const last = Math.min(to, Math.max(before[1] + 1, lastSeen))
  const left = Math.max(0, from - before[0]) + Math.max(0, before[1] - to)
  return left > mostKept ? [first, last] : [Math.min(first, before[0]), Math.max(last, before[1])]
}

/** Nothing is seen: the last is before the first, however they are compared. */
function seenOf([from, to]: RowRange, isSeen: (at: number) => boolean): RowRange {
  let [first, last] = [Infinity, -Infinity]
  for (let at = from; at <= to; at += 1) {
    if (!isSeen(at)) continue
    first = Math.min(first, at)
    last = at
  }
  return [first, last]
}

/** A set of a script's lines, as sorted and disjoint ranges [from, until). */
export type LineRanges = readonly (readonly [from: number, until: number])[]

/** Whether a line is in the set. A set usually has few ranges, because reading the next line only extends a range. */
export const hasLine = (ranges: LineRanges, line: number): boolean =>
  ranges.some(([from, until]) => from <= line && line < until)

/** The set with one more line. */
export function withLine(ranges: LineRanges, line: number): LineRanges {
  if (hasLine(ranges, line)) return ranges
  const before = ranges.filter(([, until]) => until < line)
  const after = ranges.filter(([from]) => from > line + 1)
  const joined = ranges.filter(([from, until]) => until >= line && from <= line + 1)
  const from = Math.min(line, ...joined.map(([first]) => first))
  const until = Math.max(line + 1, ...joined.map(([, last]) => last))
  return [...before, [from, until], ...after]
}

/** The union of two sets. */
export const joinLineRanges = (one: LineRanges, other: LineRanges): LineRanges =>
  other.reduce((all, [from, until]) => {
    let joined = all
    for (let line = from; line < until; line += 1) joined = withLine(joined, line)
    return joined
  }, one)

/** Parses a stored set for a script of `count` lines. Invalid ranges are left out. */
export function parseLineRanges(value: unknown, count: number): LineRanges {
  if (!Array.isArray(value)) return []
  const isRange = (each: unknown): each is [number, number] =>
    Array.isArray(each) && each.length === 2 && each.every((line) => Number.isSafeInteger(line))
  let last = -1
  return value.filter(isRange).filter(([from, until]) => {
    const fits = from > last && from < until && until <= count
    if (fits) last = until
    return fits
  })
}

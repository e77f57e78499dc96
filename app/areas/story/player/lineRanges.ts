/** Lines of a script as ranges: each from its first line on and before its second, in order and apart. */
export type LineRanges = readonly (readonly [from: number, until: number])[]

/** Whoever reads on adds to one range: it stays short whatever the script's length. */
export const hasLine = (ranges: LineRanges, line: number): boolean =>
  ranges.some(([from, until]) => from <= line && line < until)

export function withLine(ranges: LineRanges, line: number): LineRanges {
  if (hasLine(ranges, line)) return ranges
  const before = ranges.filter(([, until]) => until < line)
  const after = ranges.filter(([from]) => from > line + 1)
  const joined = ranges.filter(([from, until]) => until >= line && from <= line + 1)
  const from = Math.min(line, ...joined.map(([first]) => first))
  const until = Math.max(line + 1, ...joined.map(([, last]) => last))
  return [...before, [from, until], ...after]
}

export const joinLines = (one: LineRanges, other: LineRanges): LineRanges =>
  other.reduce((all, [from, until]) => {
    let joined = all
    for (let line = from; line < until; line += 1) joined = withLine(joined, line)
    return joined
  }, one)

/** What another build, or somebody, wrote there may be anything. */
export function lineRangesOf(value: unknown, count: number): LineRanges {
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

/** The position after a page of a list that is read from a position. Undefined at the end, and after an empty page. */
export function nextOffset(offset: number, count: number, total: number): number | undefined {
  const read = offset + count
  return count > 0 && read < total ? read : undefined
}

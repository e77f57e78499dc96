/** The cursor after a page of a list that is read from a position. Undefined at the end. */
export function nextOffset(after: string | undefined, count: number, total: number): string | undefined {
  const read = Number(after ?? 0) + count
  return count > 0 && read < total ? String(read) : undefined
}

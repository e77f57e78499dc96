import { pathShapeOf, type ForeignDocument } from './foreignDocument.ts'

/** Maximum difference of a suggested path, as a share of the path's characters. */
const maxShare = 0.2

/**
 * Returns a text that suggests the most similar path, such as `; the document has /v2/coins/balance`; empty if no path
 * is similar.
 */
export function nearestPathHint(path: string, { paths }: ForeignDocument): string {
  const shape = pathShapeOf(path)
  const [nearest] = [...paths]
    .map(([known, { path: written }]) => ({
      written,
      distance: editDistance(shape.toLowerCase(), known.toLowerCase()),
    }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= shape.length * maxShare ? `; the document has ${nearest.written}` : ''
}

/** The number of characters to insert, remove or replace to turn one text into the other (Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, character] of one.split('').entries()) {
    const next = [index + 1]
    for (const [at, otherCharacter] of other.split('').entries()) {
      const replaced = (row[at] ?? 0) + (character === otherCharacter ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

import { picturePath } from '../picturesToTake.ts'

/** A story in the index of the built Storybook. */
export interface IndexEntry {
  id: string
  type: string
  importPath: string
}

/** Returns a function that finds the id of a picture's story; undefined if the story no longer exists. */
export function storyFinder(entries: readonly IndexEntry[]): (picture: string) => string | undefined {
  const ids = new Map(
    entries.filter(({ type }) => type === 'story').map((entry) => [picturePath(entry.id, entry.importPath), entry.id]),
  )
  return (picture) => ids.get(picture)
}

import { picturePath } from '../picturesToTake.ts'

/** A story in the index of the built Storybook. */
export interface IndexEntry {
  id: string
  type: string
  /** The folders and the component in the sidebar, such as `画面/ガチャ/ガチャ GachaTopScreen`. */
  title: string
  name: string
  importPath: string
}

/** Returns a function that finds the story of a picture; undefined if the story no longer exists. */
export function storyFinder(entries: readonly IndexEntry[]): (picture: string) => IndexEntry | undefined {
  const stories = entries.filter(({ type }) => type === 'story')
  const byPicture = new Map(stories.map((entry) => [picturePath(entry.id, entry.importPath), entry]))
  return (picture) => byPicture.get(picture)
}

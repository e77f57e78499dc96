/** A story in the index of the built Storybook. */
export interface IndexEntry {
  id: string
  type: string
  importPath: string
}

/**
 * Returns the path of a story's pictures without width and theme: `screens/gacha/GachaTop/full` for the story
 * `…--full`.
 */
const pictureOfStory = ({ id, importPath }: IndexEntry): string => {
  const file = importPath.replace(/^\.\/\.?(stories|storybook)\//, '').replace(/\.stories\.tsx$/, '')
  return `${file}/${id.slice(id.indexOf('--') + 2)}`
}

/** Returns a function that finds the id of a picture's story; undefined if the story no longer exists. */
export function storyFinder(entries: readonly IndexEntry[]): (picture: string) => string | undefined {
  const ids = new Map(entries.filter(({ type }) => type === 'story').map((entry) => [pictureOfStory(entry), entry.id]))
  return (picture) => ids.get(picture)
}

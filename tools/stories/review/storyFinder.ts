/** What the built Storybook's index says of a story. */
export interface IndexEntry {
  id: string
  type: string
  importPath: string
}

/** `screens/gacha/GachaTop/full` for its story `…--full`, as the pictures are named. */
const pictureOfStory = ({ id, importPath }: IndexEntry): string => {
  const file = importPath.replace(/^\.\/\.?(stories|storybook)\//, '').replace(/\.stories\.tsx$/, '')
  return `${file}/${id.slice(id.indexOf('--') + 2)}`
}

/** The id of the story that has these pictures, as long as there is one. */
export function storyFinder(entries: readonly IndexEntry[]): (picture: string) => string | undefined {
  const ids = new Map(entries.filter(({ type }) => type === 'story').map((entry) => [pictureOfStory(entry), entry.id]))
  return (picture) => ids.get(picture)
}

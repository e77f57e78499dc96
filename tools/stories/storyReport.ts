import { resolve } from 'node:path'

/** The result of one test in Jest's format. */
export interface StoryTestResult {
  ancestorTitles: string[]
  title: string
  fullName: string
  status: string
  duration?: number | null
  failureMessages: string[]
}

/** A story in Storybook's index.json. */
export interface StoryEntry {
  type: string
  title: string
  name: string
  exportName?: string
  importPath: string
}

const keyOf = (title = '', exportName = '') => `${title} › ${exportName}`

/**
 * Groups the results by story file, in Jest's format. The runner identifies a story by its export name; the report uses
 * its display name.
 */
export function reportByFile(
  assertions: readonly StoryTestResult[],
  entries: readonly StoryEntry[],
): { name: string; assertionResults: StoryTestResult[] }[] {
  const stories = new Map(entries.map((entry) => [keyOf(entry.title, entry.exportName), entry]))
  const files = new Map<string, StoryTestResult[]>()
  for (const assertion of assertions) {
    const [title = '', exportName = ''] = assertion.ancestorTitles
    const story = stories.get(keyOf(title, exportName))
    const file = resolve(story?.importPath ?? title)
    const name = story?.name ?? exportName
    const named = { ...assertion, ancestorTitles: [title], title: name, fullName: `${title} ${name}` }
    files.set(file, [...(files.get(file) ?? []), named])
  }
  return [...files].map(([name, assertionResults]) => ({ name, assertionResults }))
}

/** Stories of the Storybook that no test has visited. */
export function unvisitedStories(assertions: readonly StoryTestResult[], entries: readonly StoryEntry[]): string[] {
  const visited = new Set(assertions.map(({ ancestorTitles: [title, exportName] }) => keyOf(title, exportName)))
  return entries
    .filter(({ type }) => type === 'story')
    .map(({ title, exportName }) => keyOf(title, exportName))
    .filter((key) => !visited.has(key))
}

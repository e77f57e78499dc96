import { actionGuides } from './actionGuides.ts'
import { fieldGuides } from './fieldGuides.ts'
import { fieldPartGuides } from './fieldPartGuides.ts'
import { frameGuides } from './frameGuides.ts'
import type { Guide } from './guide.types.ts'
import { languageGuides } from './languageGuides.ts'
import { listGuides } from './listGuides.ts'
import { markGuides } from './markGuides.ts'
import { pictureGuides } from './pictureGuides.ts'
import { surfaceGuides } from './surfaceGuides.ts'

/** The guide of each component, by the name of its file; Storybook's docs page shows it. */
export const guides: Readonly<Record<string, Guide>> = {
  ...languageGuides,
  ...actionGuides,
  ...fieldGuides,
  ...fieldPartGuides,
  ...frameGuides,
  ...listGuides,
  ...markGuides,
  ...pictureGuides,
  ...surfaceGuides,
}

/** The component that a story file is of; empty: of none. */
export const nameOf = (storyFile: string | undefined) =>
  /components\/(\w+)\.stories\.tsx$/.exec(storyFile ?? '')?.[1] ?? ''

/** The guide for the story file of a component: ./stories/components/Button.stories.tsx. */
export function guideOf(storyFile: string | undefined): Guide | undefined {
  const name = nameOf(storyFile)
  return Object.hasOwn(guides, name) ? guides[name] : undefined
}

/** The docs page of each component, by its name. */
export type DocsIds = Readonly<Record<string, string>>

interface StorybookIndex {
  entries: Readonly<Record<string, { type: string; id: string; importPath: string }>>
}

/** Finds the docs pages of components in Storybook's index.json. */
export function docsIdsOf({ entries }: StorybookIndex): DocsIds {
  const pages = Object.values(entries).filter(({ type, importPath }) => type === 'docs' && nameOf(importPath) !== '')
  return Object.fromEntries(pages.map(({ id, importPath }) => [nameOf(importPath), id]))
}

/** How a guide names another component: 骨組み（Skeleton）. */
export const reference = /（([A-Z]\w+)）/g

/** A sentence of a guide as Markdown: the components that it names are links to their pages. */
export function linked(sentence: string, ids: DocsIds): string {
  return sentence.replace(reference, (words, name: string) =>
    Object.hasOwn(ids, name) ? `（[${name}](?path=/docs/${ids[name]})）` : words,
  )
}

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

/** The guides of all components by component name, shown on Storybook's docs pages. */
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

/** The component that a story file belongs to; empty if none. */
export const componentNameOf = (storyFile: string | undefined) =>
  /components\/(\w+)\.stories\.tsx$/.exec(storyFile ?? '')?.[1] ?? ''

/** The screen, or shared part of screens, that a story file belongs to; empty for others. */
export const screenNameOf = (storyFile: string | undefined) =>
  /screens\/.*?(\w+)\.stories\.tsx$/.exec(storyFile ?? '')?.[1] ?? ''

/** The guide for a component's story file: ./stories/components/Button.stories.tsx. */
export function guideOf(storyFile: string | undefined): Guide | undefined {
  const name = componentNameOf(storyFile)
  return Object.hasOwn(guides, name) ? guides[name] : undefined
}

/** Ids of Storybook's docs pages by component name. */
export type DocsIds = Readonly<Record<string, string>>

interface StorybookIndex {
  entries: Readonly<Record<string, { type: string; id: string; importPath: string }>>
}

/** Finds the docs pages of components in Storybook's index.json. */
export function docsIdsOf({ entries }: StorybookIndex): DocsIds {
  const pages = Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && componentNameOf(importPath) !== '',
  )
  return Object.fromEntries(pages.map(({ id, importPath }) => [componentNameOf(importPath), id]))
}

/** Matches the name of another component in a guide: 骨組み（Skeleton）. */
export const componentReference = /（([A-Z]\w+)）/g

/** Turns a guide's sentence into Markdown, with links to the docs pages of the components that it names. */
export function withComponentLinks(sentence: string, ids: DocsIds): string {
  return sentence.replace(componentReference, (words, name: string) =>
    Object.hasOwn(ids, name) ? `（[${name}](?path=/docs/${ids[name]})）` : words,
  )
}

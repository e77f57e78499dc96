import { actionGuides } from './actionGuides.ts'
import { fieldGuides } from './fieldGuides.ts'
import type { Guide } from './guide.types.ts'
import { languageGuides } from './languageGuides.ts'
import { surfaceGuides } from './surfaceGuides.ts'

/** The guide of each component, by the name of its file; Storybook's docs page shows it. */
export const guides: Readonly<Record<string, Guide>> = {
  ...languageGuides,
  ...actionGuides,
  ...fieldGuides,
  ...surfaceGuides,
}

/** The guide for the story file of a component: ./stories/components/Button.stories.tsx. */
export function guideOf(storyFile: string | undefined): Guide | undefined {
  const [, name = ''] = /components\/(\w+)\.stories\.tsx$/.exec(storyFile ?? '') ?? []
  return Object.hasOwn(guides, name) ? guides[name] : undefined
}

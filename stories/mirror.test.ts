import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const namesOf = (pattern: string, ending: string) =>
  globSync(pattern)
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/^(design-system|stories)\//, '').replace(ending, ''))
    .toSorted()

const sources = [
  ...namesOf('design-system/components/*.tsx', '.tsx'),
  ...namesOf('design-system/screens/**/*{Screen,Dialog,Overlay,Player,Timeline,Transcript}.tsx', '.tsx'),
  ...namesOf('design-system/screens/*/?*Question.tsx', '.tsx'),
  ...namesOf('design-system/screens/video/together/*.tsx', '.tsx'),
  ...namesOf('design-system/screens/post/write/*.tsx', '.tsx'),
]
const storyFiles = [
  ...namesOf('stories/components/*.stories.tsx', '.stories.tsx'),
  ...namesOf('stories/screens/**/*.stories.tsx', '.stories.tsx'),
]

test('the file patterns of the tests for story files find components', () => {
  expect(sources.length).toBeGreaterThan(30)
})

test('every component and every screen has a story file at its own path below stories/', () => {
  expect(sources.filter((file) => !storyFiles.includes(file))).toEqual([])
})

test('every story file belongs to an existing component, screen or shared part', () => {
  const shared = namesOf('design-system/screens/parts/*.tsx', '.tsx')
  expect(storyFiles.filter((file) => !sources.includes(file) && !shared.includes(file))).toEqual([])
})

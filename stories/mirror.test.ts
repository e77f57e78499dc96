import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const found = (pattern: string, ending: string) =>
  globSync(pattern)
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/^(design-system|stories)\//, '').replace(ending, ''))
    .toSorted()

const drawn = [
  ...found('design-system/components/*.tsx', '.tsx'),
  ...found('design-system/screens/**/*{Screen,Dialog,Overlay,Player,Timeline}.tsx', '.tsx'),
  ...found('design-system/screens/*/?*Question.tsx', '.tsx'),
  ...found('design-system/screens/post/write/*.tsx', '.tsx'),
]
const told = [
  ...found('stories/components/*.stories.tsx', '.stories.tsx'),
  ...found('stories/screens/**/*.stories.tsx', '.stories.tsx'),
]

test('there are components to tell about', () => {
  expect(drawn.length).toBeGreaterThan(30)
})

test('every component and every screen has its story file at the same place', () => {
  expect(drawn.filter((file) => !told.includes(file))).toEqual([])
})

test('every story file tells about a component, a screen or a shared part that exists', () => {
  const shared = found('design-system/screens/parts/*.tsx', '.tsx')
  expect(told.filter((file) => !drawn.includes(file) && !shared.includes(file))).toEqual([])
})

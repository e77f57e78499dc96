// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { propertiesInJapanese } from '../.storybook/propertiesInJapanese.ts'

interface StoryFile {
  default: { component: ComponentType; args?: object }
}
const files = Object.entries(import.meta.glob<StoryFile>('./law/*.stories.tsx', { eager: true }))

it.each(files)('%s: the table of properties is in Japanese, like that of its screen', (fileName, { default: meta }) => {
  const component = { __docgenInfo: { displayName: meta.component.name } }
  const context = { argTypes: {}, component, initialArgs: meta.args ?? {}, parameters: { fileName } }
  const rows = propertiesInJapanese(context as unknown as Parameters<typeof propertiesInJapanese>[0])
  const foreign = Object.entries(rows).filter(([, { description = '' }]) => !/[ぁ-ん]/.test(description))
  expect(Object.keys(rows).length).toBeGreaterThan(0)
  expect(foreign).toEqual([])
})

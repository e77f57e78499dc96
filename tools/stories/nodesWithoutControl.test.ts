import { expect, it } from 'vitest'
import { nodesWithoutControl } from '../../.storybook/nodesWithoutControl.ts'
import { parseComponents } from '../../stories/guides/properties/parseComponents.ts'

/** The names of the properties of a component that have no control in Storybook’s table. */
function withoutControl(file: string): string[] {
  const [component] = parseComponents(file)
  const argTypes = Object.fromEntries(Object.keys(component?.props ?? {}).map((name) => [name, { name }]))
  const rows = nodesWithoutControl({ argTypes, component: { __docgenInfo: component } } as unknown as Parameters<
    typeof nodesWithoutControl
  >[0])
  return Object.entries(rows).flatMap(([name, { control }]) => (control === false ? [name] : []))
}

it('Storybook’s table of properties has no control for a property that takes elements, as they cannot be edited', () => {
  expect(withoutControl('design-system/screens/post/Timeline.tsx')).toContain('empty')
  expect(withoutControl('design-system/screens/video/VideoScreen.tsx')).toEqual(
    expect.arrayContaining(['player', 'later']),
  )
  expect(withoutControl('design-system/components/Badge.tsx')).toEqual([])
})

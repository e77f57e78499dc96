import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { uneditableProperties } from '../../.storybook/uneditableProperties.ts'
import { parseComponents } from '../../stories/guides/properties/parseComponents.ts'

/** The names of the properties of a component that have no control in Storybook’s table. */
function withoutControl(file: string, initialArgs: object = {}): string[] {
  const [component] = parseComponents(file)
  const names = [...Object.keys(component?.props ?? {}), ...Object.keys(initialArgs)]
  const argTypes = Object.fromEntries(names.map((name) => [name, { name }]))
  const context = { argTypes, component: { __docgenInfo: component }, initialArgs }
  const rows = uneditableProperties(context as unknown as Parameters<typeof uneditableProperties>[0])
  return Object.entries(rows).flatMap(([name, { control }]) => (control === false ? [name] : []))
}

describe('Storybook’s table of properties has no control', () => {
  it('for a property that takes elements, as they cannot be edited', () => {
    expect(withoutControl('design-system/screens/post/Timeline.tsx')).toContain('empty')
    expect(withoutControl('design-system/screens/video/VideoScreen.tsx')).toEqual(
      expect.arrayContaining(['player', 'later']),
    )
    expect(withoutControl('design-system/components/Badge.tsx')).toEqual([])
  })

  it('for an element or a function of the story, if the parser does not know the type of the property', () => {
    const args = { footer: createElement('p'), onOpenChange: () => undefined, title: '内わけ' }
    expect(withoutControl('design-system/components/Dialog.tsx', args)).toEqual(['footer', 'onOpenChange'])
  })
})

import type { Preview } from '@storybook/react-vite'
import type { ParsedComponent } from '../stories/guides/properties/parseComponents.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const node = /\bReact(Node|Element)\b/

/**
 * Removes the control of a property that takes elements. Storybook would show the internal object of a React element,
 * which cannot be edited.
 */
export const nodesWithoutControl: Enhancer = ({ argTypes, component }) => {
  const props = (component as { __docgenInfo?: ParsedComponent } | undefined)?.__docgenInfo?.props ?? {}
  const rows = Object.entries(argTypes).map(([name, argType]) => {
    const type = props[name]?.tsType
    return [name, type && node.test(type.raw ?? type.name) ? { ...argType, control: false } : argType]
  })
  return Object.fromEntries(rows)
}

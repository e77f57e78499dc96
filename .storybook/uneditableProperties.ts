import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ParsedComponent } from '../stories/guides/properties/parseComponents.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const node = /\bReact(Node|Element)\b/

/**
 * Removes the control of a property that takes elements, or to which the story passes an element or a function.
 * Storybook would show the internal object of the element or the source of the function, which cannot be edited.
 */
export const uneditableProperties: Enhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as { __docgenInfo?: ParsedComponent } | undefined)?.__docgenInfo?.props ?? {}
  const isUneditable = (name: string) => {
    const [type, value] = [props[name]?.tsType, initialArgs[name] as unknown]
    return node.test(type?.raw ?? type?.name ?? '') || isValidElement(value) || typeof value === 'function'
  }
  const rows = Object.entries(argTypes).map(([name, argType]) => [
    name,
    isUneditable(name) ? { ...argType, control: false } : argType,
  ])
  return Object.fromEntries(rows)
}

import { contentProperties } from './contentProperties.ts'
import { fieldProperties } from './fieldProperties.ts'
import type { Properties } from './properties.types.ts'
import { sharedProperties } from './sharedProperties.ts'
import { surfaceProperties } from './surfaceProperties.ts'
import { inheritedProps } from './inheritedProps.ts'

/** Descriptions of properties whose meaning is specific to one component, by component. */
export const ownProperties: Readonly<Record<string, Properties>> = {
  ...contentProperties,
  ...fieldProperties,
  ...surfaceProperties,
}

/** The Japanese description of a component's property; undefined if there is none. */
export function propertyText(component: string, property: string): string | undefined {
  const { from = '', names = [] } = inheritedProps[component] ?? {}
  const inherited = names.includes(property) ? ownProperties[from]?.[property] : undefined
  return ownProperties[component]?.[property] ?? inherited ?? sharedProperties[property]
}

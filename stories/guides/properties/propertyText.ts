import { contentProperties } from './contentProperties.ts'
import { fieldProperties } from './fieldProperties.ts'
import type { Properties } from './properties.types.ts'
import { sharedProperties } from './sharedProperties.ts'
import { surfaceProperties } from './surfaceProperties.ts'
import { takenOver } from './takenOver.ts'

/** What a property means in one component, where that is not what it means in all. */
export const ownProperties: Readonly<Record<string, Properties>> = {
  ...contentProperties,
  ...fieldProperties,
  ...surfaceProperties,
}

/** What a property of a component is for, in Japanese; undefined: nobody has said it. */
export function propertyText(component: string, property: string): string | undefined {
  const { from = '', names = [] } = takenOver[component] ?? {}
  const ofAnother = names.includes(property) ? ownProperties[from]?.[property] : undefined
  return ownProperties[component]?.[property] ?? ofAnother ?? sharedProperties[property]
}

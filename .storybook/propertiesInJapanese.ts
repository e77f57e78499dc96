import type { Preview } from '@storybook/react-vite'
import { componentNameOf } from '../stories/guides/guides.ts'
import { propertyText } from '../stories/guides/properties/propertyText.ts'
import { inheritedProps } from '../stories/guides/properties/inheritedProps.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/**
 * Adds a Japanese description above the English one to each property of a component. Also adds properties that the
 * parser does not find: those inherited from another component's props, and those that stories pass.
 */
export const propertiesInJapanese: Enhancer = ({ argTypes, initialArgs, parameters }) => {
  const component = componentNameOf(parameters['fileName'] as string | undefined)
  if (!component) return argTypes
  const names = new Set([
    ...Object.keys(argTypes),
    ...(inheritedProps[component]?.names ?? []),
    ...Object.keys(initialArgs),
  ])
  const rows = [...names].map((name) => {
    const type = argTypes[name] ?? { name }
    const description = [propertyText(component, name), type.description].filter(Boolean).join('\n\n')
    return [name, description ? { ...type, description } : type]
  })
  return Object.fromEntries(rows)
}

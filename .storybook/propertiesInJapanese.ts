import type { Preview } from '@storybook/react-vite'
import { componentNameOf, screenNameOf } from '../stories/guides/guides.ts'
import { screenPropertyText } from '../stories/guides/properties/screenProperties.ts'
import { propertyText } from '../stories/guides/properties/propertyText.ts'
import type { ParsedComponent } from '../stories/guides/properties/parseComponents.ts'
import { inheritedProps } from '../stories/guides/properties/inheritedProps.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/**
 * Adds a Japanese description above the English one to each property of a component or screen. Also adds properties
 * that the parser does not find: those inherited from another component's props, and those that stories pass.
 */
export const propertiesInJapanese: Enhancer = ({ argTypes, component: shown, initialArgs, parameters }) => {
  const fileName = parameters['fileName'] as string | undefined
  const component = componentNameOf(fileName)
  // A story about the law is named after its rules, so only its component says which screen it shows.
  const { displayName = '' } = (shown as { __docgenInfo?: ParsedComponent } | undefined)?.__docgenInfo ?? {}
  const screen = screenNameOf(fileName) || (component ? '' : displayName)
  if (!component && !screen) return argTypes
  const textOf = (name: string) => (component ? propertyText(component, name) : screenPropertyText(screen, name))
  const names = new Set([
    ...Object.keys(argTypes),
    ...(inheritedProps[component]?.names ?? []),
    ...Object.keys(initialArgs),
  ])
  const rows = [...names].map((name) => {
    const type = argTypes[name] ?? { name }
    const description = [textOf(name), type.description].filter(Boolean).join('\n\n')
    return [name, description ? { ...type, description } : type]
  })
  return Object.fromEntries(rows)
}

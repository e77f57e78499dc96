import type { Preview } from '@storybook/react-vite'
import { nameOf } from '../stories/guides/guides.ts'
import { propertyText } from '../stories/guides/properties/propertyText.ts'
import { takenOver } from '../stories/guides/properties/takenOver.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/**
 * Says what each property of a component is for in Japanese, and below it what the code says of it. Properties that
 * the parser does not find stand there as well: those of a type taken over, and those that the stories give.
 */
export const propertiesInJapanese: Enhancer = ({ argTypes, initialArgs, parameters }) => {
  const component = nameOf(parameters['fileName'] as string | undefined)
  if (!component) return argTypes
  const names = new Set([...Object.keys(argTypes), ...(takenOver[component]?.names ?? []), ...Object.keys(initialArgs)])
  const rows = [...names].map((name) => {
    const type = argTypes[name] ?? { name }
    const description = [propertyText(component, name), type.description].filter(Boolean).join('\n\n')
    return [name, description ? { ...type, description } : type]
  })
  return Object.fromEntries(rows)
}

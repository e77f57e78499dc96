import type { Preview } from '@storybook/react-vite'
import { nameOf } from '../stories/guides/guides.ts'
import { propertyText } from '../stories/guides/properties/propertyText.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** Says what each property of a component is for in Japanese, and below it what the code says of it. */
export const propertiesInJapanese: Enhancer = ({ argTypes, parameters }) => {
  const component = nameOf(parameters['fileName'] as string | undefined)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const text = propertyText(component, name)
      const description = [text, type.description].filter(Boolean).join('\n\n')
      return [name, text ? { ...type, description } : type]
    }),
  )
}

import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { parseComponents } from './parseComponents.ts'
import { ownProperties, propertyText } from './propertyText.ts'
import { sharedProperties } from './sharedProperties.ts'
import { inheritedProps } from './inheritedProps.ts'

const components = globSync('stories/components/*.stories.tsx').map((file) => file.split(/[/.]/)[2] ?? '')
const sourceOf = (component: string) => readFileSync(`design-system/components/${component}.tsx`, 'utf8')

/** The properties that the parser finds for a component. */
function parsedProperties(component: string): string[] {
  const found = parseComponents(`design-system/components/${component}.tsx`)
  return Object.keys(found.find(({ displayName }) => displayName === component)?.props ?? {})
}

/** The properties inherited by `Omit<FieldsetProps, …>` or `Pick<ObiProps, …>`, which the parser misses. */
function inheritedProperties(component: string): string[] {
  const declared = new RegExp(`^export (?:interface|type) ${component}Props\\b.*$`, 'm').exec(sourceOf(component))?.[0]
  const [, how, from = '', listed = ''] = /(Omit|Pick)<(\w+)Props, ([^>]*)>/.exec(declared ?? '') ?? []
  if (!components.includes(from)) return []
  const names = [...listed.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  const own = new Set(parsedProperties(component))
  return propertiesOf(from).filter((name) => names.includes(name) === (how === 'Pick') && !own.has(name))
}

const propertiesOf = (component: string): string[] => [
  ...parsedProperties(component),
  ...inheritedProperties(component),
]

/** The names in every `args: { … }` of a story file. */
function argNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: { properties?: unknown[] } }
  if (type === 'Property' && key?.name === 'args')
    return (value?.properties ?? []).flatMap((each) => (each as { key?: { name?: string } }).key?.name ?? [])
  return Object.values(node).flatMap(argNames)
}
const storyArgNames = (component: string) => {
  const file = `stories/components/${component}.stories.tsx`
  return argNames(parseSync(file, readFileSync(file, 'utf8')).program)
}

const all = new Map(components.map((component) => [component, propertiesOf(component)]))
/** The properties by component, with the attributes that stories pass in `args`. */
const shown = new Map([...all].map(([component, names]) => [component, [...names, ...storyArgNames(component)]]))

describe('the table of properties on Storybook’s docs pages (Q317)', () => {
  it('has a Japanese description for every property of every component', () => {
    expect([...all.values()].flat().length).toBeGreaterThan(280)
    const undescribed = [...shown].flatMap(([component, names]) =>
      names.filter((name) => propertyText(component, name) === undefined).map((name) => `${component}.${name}`),
    )
    expect(undescribed).toEqual([])
  })

  it('includes the properties that a component takes over from the props of another component', () => {
    const taken = components.map((component) => [component, inheritedProperties(component)] as const)
    const listed = Object.entries(inheritedProps).map(([component, { names }]) => [component, [...names]] as const)
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(taken.filter(([, names]) => names.length > 0)))
  })

  it('has no description of a property that does not exist, and no description twice', () => {
    const own = Object.entries(ownProperties).flatMap(([component, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ component, name, text })),
    )
    const gone = own.filter(({ component, name }) => !all.get(component)?.includes(name))
    const repeated = own.filter(({ name, text }) => sharedProperties[name] === text)
    expect([...gone, ...repeated]).toEqual([])
    const used = new Set([...shown.values()].flat())
    expect(Object.keys(sharedProperties).filter((name) => !used.has(name))).toEqual([])
  })

  it('has one or two short Japanese sentences for each property', () => {
    const texts = [sharedProperties, ...Object.values(ownProperties)].flatMap((each) => Object.values(each))
    for (const text of texts) expect(text).toMatch(/^(?=.{6,60}$).*[ぁ-ん].*[。）]$/)
  })
})

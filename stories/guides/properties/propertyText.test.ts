import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { ownProperties, propertyText } from './propertyText.ts'
import { sharedProperties } from './sharedProperties.ts'

/** The parser that Storybook reads the table of properties with. */
interface Docgen {
  parse: (code: string, options: object) => { displayName?: string; props?: object }[]
  makeFsImporter: () => unknown
  builtinResolvers: { FindExportedDefinitionsResolver: new () => unknown }
}
const require = createRequire(import.meta.url)
const storybook = createRequire(require.resolve('@storybook/react-vite'))
const { parse, makeFsImporter, builtinResolvers } = (await import(storybook.resolve('react-docgen'))) as Docgen

function propertiesOf(component: string): string[] {
  const filename = `${process.cwd()}/design-system/components/${component}.tsx`
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  const found = parse(readFileSync(filename, 'utf8'), { filename, resolver, importer: makeFsImporter() })
  return Object.keys(found.find(({ displayName }) => displayName === component)?.props ?? {})
}

const components = globSync('stories/components/*.stories.tsx').map((file) => file.split(/[/.]/)[2] ?? '')
const all = new Map(components.map((component) => [component, propertiesOf(component)]))

describe('the table of properties on Storybook’s docs pages', () => {
  it('says in Japanese what each property of each component is for', () => {
    expect([...all.values()].flat().length).toBeGreaterThan(250)
    const silent = [...all].flatMap(([component, names]) =>
      names.filter((name) => propertyText(component, name) === undefined).map((name) => `${component}.${name}`),
    )
    expect(silent).toEqual([])
  })

  it('says nothing of a property that there is not, and nothing twice', () => {
    const own = Object.entries(ownProperties).flatMap(([component, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ component, name, text })),
    )
    const gone = own.filter(({ component, name }) => !all.get(component)?.includes(name))
    const repeated = own.filter(({ name, text }) => sharedProperties[name] === text)
    expect([...gone, ...repeated]).toEqual([])
    const used = new Set([...all.values()].flat())
    expect(Object.keys(sharedProperties).filter((name) => !used.has(name))).toEqual([])
  })

  it('has one short sentence or two for each, and no English ones', () => {
    const texts = [sharedProperties, ...Object.values(ownProperties)].flatMap((each) => Object.values(each))
    for (const text of texts) expect(text).toMatch(/^(?=.{6,60}$).*[ぁ-ん].*[。）]$/)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import { unionValues, type ParsedComponent, type ParsedType } from '../../.storybook/unionValues.ts'

const files = globSync(['design-system/components/*.tsx', 'design-system/screens/**/*{Screen,Dialog,Player}.tsx'])

/** Parses a file like Storybook: each component with its properties. */
function parsed(file: string): Documentation[] {
  const options = { resolver: new builtinResolvers.FindExportedDefinitionsResolver(), filename: resolve(file) }
  try {
    return parse(readFileSync(file, 'utf8'), options)
  } catch (error) {
    if (!String(error).includes('No suitable component definition')) throw error
    return []
  }
}

const componentOf = ({ props = {} }: Documentation) => ({ __docgenInfo: { props } }) as ParsedComponent

/** The rows of a component's table of properties. */
function rowsOf(component: ParsedComponent) {
  const names = Object.keys(component.__docgenInfo?.props ?? {})
  const argTypes = Object.fromEntries(names.map((name) => [name, { name, table: { type: { summary: 'union' } } }]))
  return unionValues({ argTypes, component } as unknown as Parameters<typeof unionValues>[0])
}

const literalsOf = ({ name, value = '', elements = [] }: ParsedType): string[] =>
  name === 'literal' ? [value] : name === 'union' ? elements.flatMap(literalsOf) : []

const documented = files.flatMap((file) => parsed(file).map((found) => [file, componentOf(found)] as const))
const properties = documented.flatMap(([file, component]) => {
  const rows = rowsOf(component)
  const types = Object.entries(component.__docgenInfo?.props ?? {})
  return types.flatMap(([name, { tsType }]) =>
    tsType ? [{ place: `${file} ${name}`, tsType, summary: rows[name]?.table?.type?.summary ?? '' }] : [],
  )
})

describe('the tables of properties on Storybook’s docs pages', () => {
  it('show the values of every union, also of one with a name and of one with other members', () => {
    const unions = properties.filter(({ tsType }) => tsType.name === 'union')
    expect(unions.length).toBeGreaterThan(500)
    const silent = unions.filter(({ tsType, summary }) => {
      const hasAll = literalsOf(tsType).every((value) => summary.includes(value))
      return !hasAll || summary === '' || /\bunion\b|(?<!')unknown|undefined$/.test(summary)
    })
    expect(silent.map(({ place, summary }) => `${place}: ${summary}`)).toEqual([])
  })

  it('show a list instead of “unknown” for a readonly array, the only type that the parser does not know', () => {
    const declarations = globSync('design-system/**/*.{ts,tsx}', { exclude: ['**/dist/**', '**/node_modules/**'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const unknown = properties.filter(({ tsType }) => tsType.name === 'unknown')
    expect(unknown.length).toBeGreaterThan(5)
    for (const { place, summary } of unknown) {
      expect(summary).toBe('array')
      expect(declarations).toMatch(new RegExp(`^  ${place.split(' ')[1]}\\??: readonly `, 'm'))
    }
  })

  it('offer the values of a union in its control', () => {
    const [button = {}] = parsed('design-system/components/Button.tsx').map(componentOf)
    const { variant, size } = rowsOf(button)
    expect(variant).toMatchObject({
      type: { name: 'enum', value: ['solid', 'ink', 'outline', 'quiet', 'danger'] },
      table: { type: { summary: "'solid' | 'ink' | 'outline' | 'quiet' | 'danger'" } },
    })
    expect(size).toMatchObject({ type: { name: 'enum', value: ['medium', 'small'] } })
  })

  it('offer numbers as numbers, and the keys of an object as words', () => {
    const figure = parsed('design-system/components/Figure.tsx').map(componentOf).map(rowsOf)
    expect(figure[0]?.['deskSize']?.type).toMatchObject({ name: 'enum', value: expect.arrayContaining([24, 320]) })
    const [empty] = parsed('design-system/components/EmptyState.tsx').map(componentOf).map(rowsOf)
    expect(empty?.['reason']?.table?.type?.summary).toMatch(/^'notYet' \| '/)
  })
})

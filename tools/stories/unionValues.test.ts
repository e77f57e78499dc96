import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unionValues } from '../../.storybook/unionValues.ts'
import {
  parseComponents,
  type ParsedComponent,
  type ParsedType,
} from '../../stories/guides/properties/parseComponents.ts'

const files = globSync(['design-system/components/*.tsx', 'design-system/screens/**/*{Screen,Dialog,Player}.tsx'])

/** The rows of a component's table of properties. */
function rowsOf(component: ParsedComponent) {
  const names = Object.keys(component.props ?? {})
  const argTypes = Object.fromEntries(names.map((name) => [name, { name, table: { type: { summary: 'union' } } }]))
  return unionValues({ argTypes, component: { __docgenInfo: component } } as unknown as Parameters<
    typeof unionValues
  >[0])
}

const literalsOf = ({ name, value = '', elements = [] }: ParsedType): string[] =>
  name === 'literal' ? [value] : name === 'union' ? elements.flatMap(literalsOf) : []

const documented = files.flatMap((file) => parseComponents(file).map((component) => [file, component] as const))
const properties = documented.flatMap(([file, component]) => {
  const rows = rowsOf(component)
  const types = Object.entries(component.props ?? {})
  return types.flatMap(([name, { tsType }]) =>
    tsType
      ? [
          {
            place: `${file} ${name}`,
            tsType,
            type: rows[name]?.type?.name,
            summary: rows[name]?.table?.type?.summary ?? '',
          },
        ]
      : [],
  )
})

describe('the tables of properties on Storybook’s docs pages', () => {
  it('show the values of every union, even of a union with a name or with members that are no literals', () => {
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

  it('show a generic type with its parameters, and no bare “Pick”, “Paged” or “intersection”', () => {
    const generic = properties.filter(
      ({ tsType }) => tsType.name !== 'union' && tsType.elements && tsType.raw !== undefined,
    )
    expect(generic.length).toBeGreaterThan(30)
    expect(generic.filter(({ summary }) => !/[<&[|]/.test(summary)).map(({ place }) => place)).toEqual([])
  })

  it('offer the values of a union as the options of its control', () => {
    const [button = {}] = parseComponents('design-system/components/Button.tsx')
    const { variant, size } = rowsOf(button)
    expect(variant).toMatchObject({
      type: { name: 'enum', value: ['solid', 'ink', 'outline', 'quiet', 'danger'] },
      table: { type: { summary: "'solid' | 'ink' | 'outline' | 'quiet' | 'danger'" } },
    })
    expect(size).toMatchObject({ type: { name: 'enum', value: ['medium', 'small'] } })
  })

  it('offer a switch or a field for an optional boolean, text or number', () => {
    const [button = {}] = parseComponents('design-system/components/Button.tsx')
    const { isPending, pendingLabel } = rowsOf(button)
    expect([isPending?.type, pendingLabel?.type]).toMatchObject([{ name: 'boolean' }, { name: 'string' }])
    const optional = properties.filter(({ summary }) => /^(boolean|string|number)$/.test(summary))
    expect(optional.length).toBeGreaterThan(100)
    expect(optional.filter(({ type, summary }) => type !== summary).map(({ place }) => place)).toEqual([])
  })

  it('list number literals as numbers, and the keys of an object as quoted strings', () => {
    const figure = parseComponents('design-system/components/Figure.tsx').map(rowsOf)
    expect(figure[0]?.['deskSize']?.type).toMatchObject({ name: 'enum', value: expect.arrayContaining([24, 320]) })
    const [empty] = parseComponents('design-system/components/EmptyState.tsx').map(rowsOf)
    expect(empty?.['reason']?.table?.type?.summary).toMatch(/^'notYet' \| '/)
  })
})

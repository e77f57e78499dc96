import type { Preview } from '@storybook/react-vite'
import type { ParsedComponent, ParsedType } from '../stories/guides/properties/parseComponents.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The elements of a union and of the unions in it, without `undefined`: the table marks required properties. */
function elementsOf(type: ParsedType): ParsedType[] {
  if (type.name !== 'union') return [type]
  return (type.elements ?? []).flatMap(elementsOf).filter(({ name }) => name !== 'undefined')
}

function literalText({ name, value = name }: ParsedType): string {
  return /^[a-z_$][\w$]*$/i.test(value) && !['true', 'false', 'null'].includes(value) ? `'${value}'` : value
}

/** Text of a type without its aliases for unions. The parser does not know `readonly` arrays and calls them unknown. */
export function typeText(type: ParsedType): string {
  const elements = elementsOf(type)
  if (elements.some(({ name }) => name === 'unknown')) {
    return type.raw === undefined
      ? 'array'
      : oneLine(type.raw)
          .replace(/^\| |(?<= )\| undefined$/g, '')
          .trim()
  }
  return elements
    .map((each) => (each.name === 'literal' ? literalText(each) : oneLine(each.raw ?? each.name)))
    .join(' | ')
}

const isValue = ({ name }: ParsedType) => name === 'literal' || name === 'null'

const isSimple = ({ name }: ParsedType) => ['boolean', 'number', 'string'].includes(name)

function valueOf(type: ParsedType): string | number | boolean | null {
  return JSON.parse(literalText(type).replace(/^'(.*)'$/, '"$1"')) as string | number | boolean | null
}

/**
 * Replaces the word “union” in the table of properties by the values of the union, and offers these values in the
 * control. Storybook itself does so only for a union that is written at the property and has no other members. An
 * optional text, number or boolean gets the control of its type: Storybook would offer a field for an object.
 */
export const unionValues: Enhancer = ({ argTypes, component }) => {
  const props = (component as { __docgenInfo?: ParsedComponent } | undefined)?.__docgenInfo?.props ?? {}
  const rows = Object.entries(argTypes).map(([name, argType]) => {
    const parsed = props[name]?.tsType
    // Storybook shows the bare name of a generic type: “Pick”, “Paged”, “intersection”.
    if (parsed?.raw !== undefined && parsed.elements && parsed.name !== 'union')
      return [name, { ...argType, table: { ...argType.table, type: { summary: oneLine(parsed.raw) } } }]
    if (!parsed || !['union', 'unknown'].includes(parsed.name)) return [name, argType]
    const table = { ...argType.table, type: { summary: typeText(parsed) } }
    const elements = elementsOf(parsed)
    const required = typeof argType.type === 'object' && argType.type.required
    const [only] = elements
    if (elements.length === 1 && only && isSimple(only))
      return [name, { ...argType, table, type: { name: only.name, required } }]
    if (elements.length < 2 || !elements.every(isValue)) return [name, { ...argType, table }]
    return [name, { ...argType, table, type: { name: 'enum', value: elements.map(valueOf), required } }]
  })
  return Object.fromEntries(rows)
}

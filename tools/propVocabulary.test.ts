import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designSystemSources, propertySignatures, type TypeNode } from './propertySignatures.ts'

/** Prefixes of a boolean, which make its name a statement: `isPending`, `hasPrinting`, `showsTimeLeft`. */
const statement =
  /^(is|are|was|has|can|should|may|needs|shows|hides|takes|holds|includes|keeps|reveals)[A-Z]|^default[A-Z]/
/** Booleans with the name that HTML, React or Radix gives them. */
const platformNames = new Set(['open', 'disabled', 'required', 'checked', 'repeat', 'altKey', 'ctrlKey', 'metaKey'])
/** Names that must not be used, each with the name of the vocabulary that replaces it. */
const replaced: Readonly<Record<string, string>> = {
  isGuest: 'viewer',
  isSubmitting: 'isPending',
  isSending: 'isPending',
  legend: 'label',
  loginHref: 'viewer, and hrefs.login',
  onAct: 'onPress',
  onChange: 'onValueChange',
  onSelect: 'onPress',
  onTyped: 'onValuesChange',
}
const sizeNames = new Set<unknown>(['small', 'medium', 'large'])

const typesOf = ({ typeAnnotation }: TypeNode): TypeNode[] => {
  const type = typeAnnotation?.typeAnnotation
  return type?.types ?? (type ? [type] : [])
}
/** The name of a property; empty for a quoted one, such as `'aria-required'`. */
const nameOf = ({ key }: TypeNode) => key?.name ?? ''
const isFunctionType = (node: TypeNode) => typesOf(node).some(({ type }) => type === 'TSFunctionType')

/** Returns what is wrong with the name or the values of a property, or undefined. */
function faultOf(node: TypeNode): string | undefined {
  const name = nameOf(node)
  if (name === '') return undefined
  const types = typesOf(node)
  if (replaced[name] !== undefined) return `${name}: use ${replaced[name]}`
  if (types.some(({ type }) => type === 'TSBooleanKeyword') && !statement.test(name) && !platformNames.has(name))
    return `${name}: begin the name of a boolean with is, has, can, should …`
  const words = types.flatMap(({ literal }) => (typeof literal?.value === 'string' ? [literal.value] : []))
  if (name === 'size' && words.some((word) => !sizeNames.has(word))) return 'size: use small, medium and large'
  const action = types.find(({ members }) => members?.some((member) => nameOf(member) === 'label'))
  const press = action?.members?.find((member) => isFunctionType(member))
  if (press && nameOf(press) !== 'onPress') return `${name}: an action is { label, onPress } or { label, href }`
  return undefined
}

/** Returns the properties of a source text that do not use the vocabulary. */
const faultsIn = (file: string, code: string): string[] =>
  propertySignatures(file, code).flatMap((node) => {
    const fault = faultOf(node)
    return fault === undefined ? [] : [`${file}: ${fault}`]
  })

describe('a property of the design system', () => {
  it.each([
    ['a boolean that is no statement', 'pending?: boolean | undefined', 'pending: begin the name of a boolean'],
    ['a replaced name', 'onTyped: () => void', 'onTyped: use onValuesChange'],
    ['a size of its own', "size: 'row' | 'hero'", 'size: use small'],
    ['an action of its own', 'confirm: { label: string; onYes: () => void }', 'confirm: an action is'],
  ])('is reported by this test for %s', (_case, property, fault) => {
    expect(faultsIn('Props.ts', `interface Props { ${property} }`)).toEqual([expect.stringContaining(fault)])
  })

  it('has a name from the library’s one vocabulary, so that equal properties of two components have equal names (Q481)', () => {
    const faults = designSystemSources().flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))
    expect(faults).toEqual([])
  })
})

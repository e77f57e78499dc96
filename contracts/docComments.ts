import { resolve } from 'node:path'
import type { Argument, ArrayExpressionElement, Expression, ObjectPropertyKind, PropertyKey } from 'oxc-parser'
import { sourceModule, type SourceModule } from './sourceModule.ts'

/** The doc comment of a value in the source, and those of its fields or listed values. */
export interface DocComments {
  text: string
  fields: ReadonlyMap<string, DocComments>
}

/** Represents a missing doc comment: without text and without fields. */
export const noDocComment: DocComments = { text: '', fields: new Map() }

/**
 * Reads the doc comments of an exported constant: `docCommentsOf('gacha/gacha.endpoints.ts',
 * 'drawnItem').fields.get('isNew')?.text`. A comment is written only once, beside the definition of its field. So the
 * function follows spreads, `z.extend`, wrappers, constants and imports to that definition. The texts are read from the
 * source files, so that the app's bundle contains no descriptions.
 */
export function docCommentsOf(file: string, name: string): DocComments {
  return ofName(sourceModule(resolve(import.meta.dirname, file)), name)
}

function ofName(module: SourceModule, name: string): DocComments {
  const constant = module.constants.get(name)
  if (constant) return titled(constant.text, ofValue(module, constant.value))
  const elsewhere = module.elsewhere.get(name)
  if (elsewhere) return ofName(sourceModule(elsewhere.file), elsewhere.name)
  return (
    module.whole.map((file) => ofName(sourceModule(file), name)).find((doc) => doc !== noDocComment) ?? noDocComment
  )
}

/**
 * Adds the comment beside a value to its doc comments. The comment takes precedence over one at the value's definition.
 */
const titled = (text: string, doc: DocComments): DocComments => (text ? { ...doc, text } : doc)

function ofValue(module: SourceModule, value: Expression | Argument | ArrayExpressionElement): DocComments {
  switch (value?.type) {
    case 'Identifier':
      return vocabulary.has(value.name) ? noDocComment : ofName(module, value.name)
    case 'ObjectExpression':
      return { text: '', fields: new Map(value.properties.flatMap((each) => [...fieldsOf(module, each)])) }
    case 'ArrayExpression':
      return { text: '', fields: new Map(value.elements.flatMap((each) => [...listed(module, each)])) }
    case 'SpreadElement':
      return ofValue(module, value.argument)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return ofValue(module, value.expression)
    case 'CallExpression':
      return ofCall(module, value.callee, value.arguments)
    default:
      return noDocComment
  }
}

function fieldsOf(module: SourceModule, property: ObjectPropertyKind): ReadonlyMap<string, DocComments> {
  if (property.type === 'SpreadElement') return ofValue(module, property.argument).fields
  const text = module.textBefore(property.start)
  return new Map([[keyOf(property.key), titled(text, ofValue(module, property.value))]])
}

/**
 * The doc comments of a list's element: a literal, such as a value of an enumeration, has its own; other elements are
 * resolved.
 */
function listed(module: SourceModule, element: ArrayExpressionElement): ReadonlyMap<string, DocComments> {
  if (element?.type !== 'Literal') return ofValue(module, element).fields
  return new Map([[String(element.value), { ...noDocComment, text: module.textBefore(element.start) }]])
}

/**
 * Resolves calls: `z.object(…)`, `z.extend(a, …)`, `z.optional(a)` and `openEnum(values)` by their arguments,
 * `z.int().check(…)` by the part before the check, and `line(40)` by the doc comment of that function.
 */
function ofCall(module: SourceModule, callee: Expression, args: readonly Argument[]): DocComments {
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee
    if (object.type !== 'Identifier') return ofValue(module, object)
    const isChoice = property.type === 'Identifier' && ['pick', 'omit'].includes(property.name)
    return merged((isChoice ? args.slice(0, 1) : args).map((each) => ofValue(module, each)))
  }
  const argumentDocs = merged(args.map((each) => ofValue(module, each)))
  const isVocabulary = callee.type === 'Identifier' && vocabulary.has(callee.name)
  return isVocabulary || callee.type !== 'Identifier'
    ? argumentDocs
    : titled(ofName(module, callee.name).text, argumentDocs)
}

/**
 * Functions and constants whose doc comment describes a type in general, and is therefore no description of a field.
 */
const vocabulary = new Set(['endpoint', 'openEnum', 'count', 'day', 'instant'])

function merged(docs: readonly DocComments[]): DocComments {
  const text = docs.find((doc) => doc.text)?.text ?? ''
  return { text, fields: new Map(docs.flatMap(({ fields }) => [...fields])) }
}

function keyOf(key: PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error(`A field whose name is computed has no doc comment: ${key.type}`)
}

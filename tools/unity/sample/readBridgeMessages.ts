import { readFileSync } from 'node:fs'
import { parseSync, type Expression, type Program, type TSType } from 'oxc-parser'

/** A message between the app and its host app, as read from its TypeScript type. */
export interface BridgeMessage {
  type: string
  says: string
  fields: readonly MessageField[]
}
/** A field of a message between the app and its host app. */
export interface MessageField {
  name: string
  kind: 'text' | 'number' | 'flag'
}

/** All messages between the app and its host app, in both directions. */
export interface BridgeMessages {
  version: number
  toHost: readonly BridgeMessage[]
  toApp: readonly BridgeMessage[]
}

const unsupported = (what: string): never => {
  throw new Error(`tools/unity/sample/readBridgeMessages.ts does not know this form of a message: ${what}`)
}

/**
 * Reads the messages of `app/platform/bridge/messages.ts` with their doc comments from the source, because types do not
 * exist after compilation.
 *
 * @throws if a message has a form that cannot be translated to C#
 */
export function readBridgeMessages(file: string): BridgeMessages {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  /** Returns the doc comment directly before a position. Only white space and a vertical bar may be in between. */
  const saidBefore = (position: number) => {
    const near = comments.findLast(({ end }) => end <= position)
    if (!near || !/^[\s|]*$/.test(text.slice(near.end, position))) return ''
    return near.value.replaceAll(/\s*\*\s*/g, ' ').trim()
  }
  const toHost = typeNamed(program, 'MessageToHost')
  const toApp = constantNamed(program, 'messageToApp')
  return {
    version: versionIn(constantNamed(program, 'bridgeVersion')),
    toHost: membersOf(toHost).map((member) => ({ ...ofType(member), says: saidBefore(member.start) })),
    toApp: listOf(toApp).map((object) => ({ ...ofSchema(object), says: saidBefore(object.start) })),
  }
}

function declarations(program: Program) {
  return program.body.flatMap((each) => (each.type === 'ExportNamedDeclaration' ? [each.declaration] : []))
}

function typeNamed(program: Program, name: string): TSType {
  for (const each of declarations(program))
    if (each?.type === 'TSTypeAliasDeclaration' && each.id.name === name) return each.typeAnnotation
  return unsupported(`no type ${name}`)
}

function constantNamed(program: Program, name: string): Expression {
  for (const each of declarations(program)) {
    const [one] = each?.type === 'VariableDeclaration' ? each.declarations : []
    if (one?.id.type === 'Identifier' && one.id.name === name && one.init) return one.init
  }
  return unsupported(`no constant ${name}`)
}

const versionIn = (value: Expression) =>
  value.type === 'Literal' && typeof value.value === 'number' ? value.value : unsupported('a version that is no number')

const membersOf = (type: TSType) => (type.type === 'TSUnionType' ? type.types : unsupported(type.type))

function ofType(type: TSType): Omit<BridgeMessage, 'says'> {
  if (type.type !== 'TSTypeLiteral') return unsupported(type.type)
  let name = ''
  const fields: MessageField[] = []
  for (const member of type.members) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return unsupported(member.type)
    const value = member.typeAnnotation?.typeAnnotation
    if (value?.type === 'TSLiteralType' && value.literal.type === 'Literal') name = String(value.literal.value)
    else fields.push({ name: member.key.name, kind: kindOf(value?.type ?? '') })
  }
  return { type: name, fields }
}

const kinds: Readonly<Record<string, MessageField['kind']>> = {
  TSStringKeyword: 'text',
  TSBooleanKeyword: 'flag',
  TSNumberKeyword: 'number',
  string: 'text',
  boolean: 'flag',
  number: 'number',
  pixels: 'number',
}
const kindOf = (word: string) => kinds[word] ?? unsupported(word)

/** Returns the elements of the list in `z.union([…])`. */
function listOf(value: Expression): Expression[] {
  const [list] = value.type === 'CallExpression' ? value.arguments : []
  if (list?.type !== 'ArrayExpression') return unsupported(value.type)
  return list.elements.flatMap((each) => (each && each.type !== 'SpreadElement' ? [each] : []))
}

/** Reads the message that a schema like `z.object({ type: z.literal('back'), … })` declares. */
function ofSchema(value: Expression): Omit<BridgeMessage, 'says'> {
  const [object] = value.type === 'CallExpression' ? value.arguments : []
  if (object?.type !== 'ObjectExpression') return unsupported(value.type)
  let name = ''
  const fields: MessageField[] = []
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return unsupported(property.type)
    const { word, literal } = innermost(property.value)
    if (literal === undefined) fields.push({ name: property.key.name, kind: kindOf(word) })
    else name = literal
  }
  return { type: name, fields }
}

/**
 * Finds the innermost part of a schema: `string` for `z.string().check(…)`, the text of `z.literal('back')`, or the
 * name of a constant.
 */
function innermost(value: Expression): { word: string; literal?: string } {
  if (value.type === 'Identifier') return { word: value.name }
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return unsupported(value.type)
  const { object, property } = value.callee
  if (object.type !== 'Identifier') return innermost(object)
  const word = property.type === 'Identifier' ? property.name : ''
  const [first] = value.arguments
  return word === 'literal' && first?.type === 'Literal' ? { word, literal: String(first.value) } : { word }
}

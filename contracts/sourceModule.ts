import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync, type Comment, type Expression, type ModuleExportName, type Program } from 'oxc-parser'

type Statement = Program['body'][number]

/**
 * The parts of a parsed source file that doc comments need: its top-level constants, and the origin of its imported
 * names.
 */
export interface SourceModule {
  constants: ReadonlyMap<string, Constant>
  /** The names that the file imports or re-exports, with their source file. */
  elsewhere: ReadonlyMap<string, Elsewhere>
  /** Paths of the files that this file re-exports entirely (`export *`). */
  whole: readonly string[]
  /** Returns the doc comment directly before an offset of the file. */
  textBefore: (start: number) => string
}

interface Elsewhere {
  file: string
  name: string
}

interface Constant {
  value: Expression
  /** Text of the constant's doc comment; empty without a comment. */
  text: string
}

const modules = new Map<string, SourceModule>()

/** Parses a source file of the contracts; the result is cached. */
export function sourceModule(file: string): SourceModule {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const textBefore = docBefore(source, comments)
  const module = {
    constants: new Map(program.body.flatMap((statement) => constantsOf(statement, textBefore))),
    elsewhere: new Map(program.body.flatMap((statement) => namesFrom(statement, file))),
    whole: program.body.flatMap((each) =>
      each.type === 'ExportAllDeclaration' ? [beside(file, each.source.value)] : [],
    ),
    textBefore,
  }
  modules.set(file, module)
  return module
}

function constantsOf(statement: Statement, textBefore: SourceModule['textBefore']): [string, Constant][] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  const text = textBefore(statement.start)
  return declared.declarations.flatMap(({ id, init }): [string, Constant][] =>
    id.type === 'Identifier' && init ? [[id.name, { value: init, text }]] : [],
  )
}

/** Names that a statement imports or re-exports from files of this repository, without those from packages. */
function namesFrom(statement: Statement, file: string): [string, Elsewhere][] {
  const isFrom = statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration'
  if (!isFrom || !statement.source?.value.startsWith('.')) return []
  const from = beside(file, statement.source.value)
  return statement.specifiers.flatMap((specifier): [string, Elsewhere][] => {
    if (specifier.type === 'ExportSpecifier')
      return [[nameOf(specifier.exported), { file: from, name: nameOf(specifier.local) }]]
    if (specifier.type === 'ImportSpecifier')
      return [[specifier.local.name, { file: from, name: nameOf(specifier.imported) }]]
    return []
  })
}

const beside = (file: string, path: string) => resolve(dirname(file), path)
const nameOf = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

function docBefore(source: string, comments: readonly Comment[]): SourceModule['textBefore'] {
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  return (start) => {
    const doc = docs.findLast(({ end }) => end <= start)
    const isBeside = doc && source.slice(doc.end, start).trim() === ''
    return isBeside ? plainText(doc.value) : ''
  }
}

/** Removes the asterisks of a comment and the line breaks within its paragraphs. */
function plainText(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim())
  return lines.filter(Boolean).join(' ')
}

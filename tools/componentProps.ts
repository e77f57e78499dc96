import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, with only the properties that `componentProps` reads. */
interface SyntaxNode {
  type: string
  name?: string
  body?: SyntaxNode | SyntaxNode[]
  members?: SyntaxNode[]
  types?: SyntaxNode[]
  extends?: SyntaxNode[]
  key?: SyntaxNode
  id?: SyntaxNode
  declaration?: SyntaxNode | null
  declarations?: SyntaxNode[]
  init?: SyntaxNode
  params?: SyntaxNode[]
  arguments?: SyntaxNode[]
  value?: unknown
  source?: SyntaxNode
  specifiers?: SyntaxNode[]
  imported?: SyntaxNode
  local?: SyntaxNode
  expression?: SyntaxNode
  typeName?: SyntaxNode
  typeArguments?: SyntaxNode | null
  typeAnnotation?: SyntaxNode
  literal?: { value?: unknown }
}

/** The top-level statements of each source file, parsed once. */
const programs = new Map<string, SyntaxNode[]>()
function statementsOf(file: string): SyntaxNode[] {
  const known = programs.get(file)
  if (known) return known
  const statements = parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as SyntaxNode[]
  programs.set(file, statements)
  return statements
}

/** The string literals of a type such as `'id' | 'name'`. */
const literalsOf = (node: SyntaxNode | undefined): string[] =>
  (node?.types ?? (node ? [node] : [])).map(({ literal }) => String(literal?.value))

/** The name of a property, whether it is quoted or not. */
const nameOf = ({ key }: SyntaxNode): string => key?.name ?? String(key?.value)

function namesOfReference(file: string, name: string, args: readonly SyntaxNode[]): string[] {
  const [first, second] = args
  if (!first || !['Omit', 'Pick', 'Partial', 'Readonly', 'Required'].includes(name)) return propNames(file, name)
  const listed = new Set(literalsOf(second))
  const all = namesOfType(file, first)
  if (name === 'Omit') return all.filter((each) => !listed.has(each))
  return name === 'Pick' ? [...listed] : all
}

function namesOfType(file: string, node: SyntaxNode): string[] {
  if (node.members) return node.members.map(nameOf)
  if (node.types) return node.types.flatMap((each) => namesOfType(file, each))
  const name = node.typeName?.name ?? node.expression?.name
  return name === undefined ? [] : namesOfReference(file, name, node.typeArguments?.params ?? [])
}

/** Returns the property names of an interface or type declaration, including those of the types that it extends. */
function namesOfDeclaration(file: string, declaration: SyntaxNode): string[] {
  if (declaration.typeAnnotation) return namesOfType(file, declaration.typeAnnotation)
  const own = [declaration.body].flat().flatMap((each) => [each?.body ?? []].flat())
  const inherited = (declaration.extends ?? []).flatMap((each) => namesOfType(file, each))
  return [...own.map(nameOf), ...inherited]
}

/**
 * Returns the names of all properties of a type that a file declares or imports, with those that the type extends or
 * picks. A type of a package, such as the attributes of an element, counts as empty.
 */
function propNames(file: string, type: string): string[] {
  for (const statement of statementsOf(file)) {
    const declaration = statement.declaration ?? statement
    if (declaration.id?.name === type) return [...new Set(namesOfDeclaration(file, declaration))]
    const specifier = statement.source && statement.specifiers?.find(({ local }) => local?.name === type)
    const target = specifier && join(dirname(file), String(statement.source?.value))
    if (target && existsSync(target)) return propNames(target, specifier.imported?.name ?? type)
  }
  return []
}

/** The functions that a statement exports: `function Name`, `const Name = () => …` and `const Name = memo(…)`. */
const functionsOf = ({ type, declaration }: SyntaxNode) =>
  type === 'ExportNamedDeclaration'
    ? [
        declaration,
        ...(declaration?.declarations ?? []).map(({ id, init }) => ({ ...(init?.arguments?.[0] ?? init), id })),
      ]
    : []

/** Returns the names of all props of each component that a file exports, by the name of the component. */
export const componentProps = (file: string): Record<string, string[]> =>
  Object.fromEntries(
    statementsOf(file)
      .flatMap(functionsOf)
      .flatMap((each) => {
        const type = each?.params?.[0]?.typeAnnotation?.typeAnnotation
        const name = each?.id?.name ?? ''
        return type && /^[A-Z]/.test(name) ? [[name, [...new Set(namesOfType(file, type))]]] : []
      }),
  )

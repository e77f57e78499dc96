import { parseSync } from 'oxc-parser'
import { sourceFiles } from './sourceFiles.ts'

/** A node of a type in the syntax tree, with only the properties that the tests of props read. */
export interface TypeNode {
  type: string
  start: number
  end: number
  /** Whether a property is declared with `?`. */
  optional?: boolean
  /** The name of a property. */
  key?: { name?: string }
  /** The members of a union. */
  types?: TypeNode[]
  /** The properties of a type literal. */
  members?: TypeNode[]
  /** The value of a literal type. */
  literal?: { value?: unknown }
  typeAnnotation?: TypeNode
}

const isNode = (value: unknown): value is TypeNode => typeof value === 'object' && value !== null && 'type' in value

function* descendants(node: TypeNode): Generator<TypeNode> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* descendants(child)
}

/** Returns every property that the interfaces and type literals of a source text declare. */
export const propertySignatures = (file: string, code: string): TypeNode[] =>
  [...descendants(parseSync(file, code).program as unknown as TypeNode)].filter(
    ({ type }) => type === 'TSPropertySignature',
  )

/** The source files of the design system whose types describe props. */
export const designSystemSources = (): string[] =>
  sourceFiles('design-system').filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('design-system/tokens/'),
  )

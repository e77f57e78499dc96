import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** A node of the syntax tree, with only the properties that this file reads. */
interface Node {
  type: string
  start: number
  end: number
  optional?: boolean
  types?: Node[]
  typeAnnotation?: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* descendants(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* descendants(child)
}

/** Types that accept undefined, and `never`, which marks a property that must not be passed. */
const accepting = new Set(['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSAnyKeyword', 'TSNeverKeyword'])

function acceptsUndefined({ typeAnnotation }: Node): boolean {
  const type = typeAnnotation?.typeAnnotation
  const parts = type?.type === 'TSUnionType' ? type.types : type && [type]
  return parts === undefined || parts.some((part) => accepting.has(part.type))
}

/** Finds the optional properties in a source text whose type does not accept undefined. */
function exactProperties(file: string, code: string): string[] {
  const nodes = [...descendants(parseSync(file, code).program as unknown as Node)]
  return nodes
    .filter((node) => node.type === 'TSPropertySignature' && node.optional && !acceptsUndefined(node))
    .map(({ start, end }) => `${file}: ${code.slice(start, end)}`)
}

describe('an optional prop of the design system', () => {
  it('is reported by this test only if the type of the prop does not accept undefined', () => {
    const code = `interface Props {
      a?: string
      b?: string | undefined
      c?: { d?: () => void } | undefined
      onClose?: never
      title: string
    }`
    expect(exactProperties('Props.ts', code)).toEqual(['Props.ts: a?: string', 'Props.ts: d?: () => void'])
  })

  it('has a type that accepts undefined, because callers compute the value (Q470)', () => {
    const files = sourceFiles('design-system').filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('design-system/tokens/'),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => exactProperties(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})

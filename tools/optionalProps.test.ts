import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designSystemSources, propertySignatures, type TypeNode } from './propertySignatures.ts'

/** Types that accept undefined, and `never`, which marks a property that must not be passed. */
const accepting = new Set(['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSAnyKeyword', 'TSNeverKeyword'])

function acceptsUndefined({ typeAnnotation }: TypeNode): boolean {
  const type = typeAnnotation?.typeAnnotation
  const parts = type?.type === 'TSUnionType' ? type.types : type && [type]
  return parts === undefined || parts.some((part) => accepting.has(part.type))
}

/** Finds the optional properties in a source text whose type does not accept undefined. */
function exactProperties(file: string, code: string): string[] {
  return propertySignatures(file, code)
    .filter((node) => node.optional && !acceptsUndefined(node))
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
    const files = designSystemSources()
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => exactProperties(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { slimSchemas, withoutChecks } from './slimSchemas.ts'

const slim = (code: string) => slimSchemas(code).trim().replaceAll(/\s+/g, ' ')

describe('the code of a contract in the built app', () => {
  it('contains no schemas of queries and bodies, except those of forms with a file', () => {
    const code = `export const draw = endpoint({
  path: '/v2/draw',
  query: z.object({ 'seek.limit': z.optional(pageLimit) }),
  body: z.object({ count: z.int() }),
  response: z.object({ body: z.string() }),
})
const upload = (path) => endpoint({ path, body: z.object({ file: z.file() }), response })
use(upload)`
    expect(slim(code)).toBe(
      "export const draw = endpoint({ path: '/v2/draw', response: z.object({ body: z.string() }), }) " +
        'const upload = (path) => endpoint({ path, body: z.object({ file: z.file() }), response }) use(upload)',
    )
  })

  it('contains no constants that only the removed schemas used', () => {
    const code = `const name = nameOf(20)
const content = { name, comment: text(500) }
export const save = endpoint({ path: '/save', body: z.object(content), response: nothing })`
    expect(slim(code)).toBe("export const save = endpoint({ path: '/save', response: nothing })")
  })

  it('contains the fields of requests without their checks', () => {
    const code = 'export const line = (most) => text(most).check(z.minLength(1), z.regex(/a.check(b)/)).check(z.trim())'
    expect(withoutChecks(code)).toBe('export const line = (most) => text(most)')
  })

  it('contains no metadata of schemas, such as defaults for the OpenAPI document', () => {
    expect(slim("export const day = () => z.string().check(z.minLength(1), z.meta({ format: 'date' }))")).toBe(
      'export const day = () => z.string().check(z.minLength(1), )',
    )
    expect(slim('export const day = () => z.int().check(z.meta({ default: 1 }))')).toBe(
      'export const day = () => z.int().check()',
    )
  })
})

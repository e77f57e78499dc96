import { expect, it } from 'vitest'
import { removeRequestSchemas } from './removeRequestSchemas.ts'

it('removes the schemas of queries and bodies from endpoints, except those of forms with a file', () => {
  const code = `export const draw = endpoint({
  path: '/v2/draw',
  query: z.object({ 'seek.limit': z.optional(pageLimit) }),
  body: z.object({ count: z.int() }),
  response: z.object({ body: z.string() }),
})
const upload = (path) => endpoint({ path, body: z.object({ file: z.file() }), response })`
  expect(removeRequestSchemas(code).replaceAll(/\n\s*/g, ' ')).toBe(
    "export const draw = endpoint({ path: '/v2/draw', response: z.object({ body: z.string() }), }) " +
      'const upload = (path) => endpoint({ path, body: z.object({ file: z.file() }), response })',
  )
})

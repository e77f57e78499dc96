import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageSize } from './pageSize.ts'

it('the page size is 20 for every list without a size of its own, and is defined once (S104, Q4)', () => {
  expect(pageSize).toBe(20)
  const queries = globSync('app/**/*{.queries,Query}.ts').map((file) => readFileSync(file, 'utf8'))
  expect(queries.filter((text) => text.includes('pageSize } from')).length).toBeGreaterThan(2)
  expect(queries.filter((text) => /limit'?: 20\b|pageSize = /.test(text))).toEqual([])
})

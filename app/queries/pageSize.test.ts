import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageSize } from './pageSize.ts'

it('the app requests 20 items per page for every list without a page size of its own; only pageSize.ts defines this number (S104, Q4)', () => {
  expect(pageSize).toBe(20)
  const queries = globSync('app/**/*{.queries,Query}.ts').map((file) => readFileSync(file, 'utf8'))
  expect(queries.filter((text) => text.includes('pageSize } from')).length).toBeGreaterThan(2)
  expect(queries.filter((text) => /limit'?: 20\b|pageSize = /.test(text))).toEqual([])
})

import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageSize } from './pageSize.ts'

it('is 20 for every list that has no size of its own, and stands in one place (S104, Q4)', () => {
  expect(pageSize).toBe(20)
  const limited = globSync('app/{queries,areas/!(shop)}/**/*.queries.ts').filter((file) =>
    /limit'?: /.test(readFileSync(file, 'utf8')),
  )
  expect(limited.length).toBeGreaterThan(5)
  expect(limited.filter((file) => !/pageSize } from/.test(readFileSync(file, 'utf8')))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { oursPage, rowsWithoutPath } from './oursPage.ts'

describe('the endpoints that the product adds to the specification', () => {
  it('are described in the committed file ours.md, which `npx vitest run --project contracts -u` writes', async () => {
    await expect(oursPage()).toMatchFileSnapshot('ours.md')
  })

  it.each(rowsWithoutPath().map((row) => [row.id, row] as const))(
    'serve %s, a specified call without a path; if none of them does, a reason is given (S078)',
    (_, { served, reason }) => {
      expect(served.length > 0 || reason !== undefined).toBe(true)
    },
  )
})

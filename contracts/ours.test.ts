import { describe, expect, it } from 'vitest'
import { oursPage, rowsWithoutPath } from './oursPage.ts'

describe('endpoints that the product adds', () => {
  it('are described in the committed `ours.md`; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(oursPage()).toMatchFileSnapshot('ours.md')
  })

  it.each(rowsWithoutPath().map((row) => [row.id, row] as const))(
    'serve %s, a call without a path, unless a listed endpoint serves it (S078)',
    (_, { served, reason }) => {
      expect(served.length > 0 || reason !== undefined).toBe(true)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { oursPage, rowsWithoutPath } from './oursPage.ts'

describe('the page about endpoints that the product adds', () => {
  it('equals the committed `ours.md`; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(oursPage()).toMatchFileSnapshot('ours.md')
  })

  it.each(rowsWithoutPath().map((row) => [row.id, row] as const))(
    'replace %s, which has no path, unless a listed endpoint does that (S078)',
    (_, { served, reason }) => {
      expect(served.length > 0 || reason !== undefined).toBe(true)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { oursPage, rowsWithoutPath } from './oursPage.ts'

describe('endpoints of ours', () => {
  it('equal the committed page; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(oursPage()).toMatchFileSnapshot('ours.md')
  })

  it.each(rowsWithoutPath().map((row) => [row.id, row] as const))(
    'replace %s, which has no path, unless a listed endpoint does that (S078)',
    (_, { served, reason }) => {
      expect(served.length > 0 || reason !== undefined).toBe(true)
    },
  )
})

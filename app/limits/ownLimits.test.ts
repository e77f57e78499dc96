import { afterEach, describe, expect, it, vi } from 'vitest'

const key = 'tsudoi.own-limits'

/** Imports the module again, as a newly loaded page does. */
async function freshPage() {
  vi.resetModules()
  return import('./ownLimits.ts')
}

afterEach(() => localStorage.clear())

const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? '{}')

describe('the members’ own spending limits on this device (Q132)', () => {
  it('are stored for each account, and survive a reload', async () => {
    const { storeOwnLimit } = await freshPage()
    storeOwnLimit('acc-hikari', { yen: 5_000 })
    const later = await freshPage()
    later.storeOwnLimit('acc-sora', { yen: 300 })
    expect(kept()).toEqual({ 'acc-hikari': { yen: 5_000 }, 'acc-sora': { yen: 300 } })
  })

  it('are deleted with the account (S036)', async () => {
    const { storeOwnLimit, deleteOwnLimit } = await freshPage()
    storeOwnLimit('acc-hikari', { yen: 5_000 })
    storeOwnLimit('acc-sora', { yen: 300 })
    deleteOwnLimit('acc-hikari')
    expect(kept()).toEqual({ 'acc-sora': { yen: 300 } })
  })

  it.each([
    'nonsense',
    '[]',
    '{"acc-hikari":{"yen":"viel"}}',
    '{"acc-hikari":{"yen":1,"next":{"yen":2,"from":"x"}}}',
    'null',
  ])('do not include a stored value that cannot be parsed: %s', async (text) => {
    localStorage.setItem(key, text)
    const { storeOwnLimit } = await freshPage()
    storeOwnLimit('acc-sora', { yen: 300 })
    expect(kept()).toEqual({ 'acc-sora': { yen: 300 } })
  })
})

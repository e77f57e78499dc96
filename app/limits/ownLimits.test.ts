import { afterEach, describe, expect, it, vi } from 'vitest'

const key = 'tsudoi.own-limits'

/** The module as a newly loaded page imports it. */
async function freshPage() {
  vi.resetModules()
  return import('./ownLimits.ts')
}

afterEach(() => localStorage.clear())

const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? '{}')

describe('the limits on this device (Q132)', () => {
  it('are stored for each account, and survive a reload', async () => {
    const { keepOwnLimit } = await freshPage()
    keepOwnLimit('acc-hikari', { yen: 5_000 })
    const later = await freshPage()
    later.keepOwnLimit('acc-sora', { yen: 300 })
    expect(kept()).toEqual({ 'acc-hikari': { yen: 5_000 }, 'acc-sora': { yen: 300 } })
  })

  it('are deleted with the account (S036)', async () => {
    const { keepOwnLimit, forgetOwnLimit } = await freshPage()
    keepOwnLimit('acc-hikari', { yen: 5_000 })
    keepOwnLimit('acc-sora', { yen: 300 })
    forgetOwnLimit('acc-hikari')
    expect(kept()).toEqual({ 'acc-sora': { yen: 300 } })
  })

  it.each([
    'nonsense',
    '[]',
    '{"acc-hikari":{"yen":"viel"}}',
    '{"acc-hikari":{"yen":1,"next":{"yen":2,"from":"x"}}}',
    'null',
  ])('ignore a value that cannot be read: %s', async (text) => {
    localStorage.setItem(key, text)
    const { keepOwnLimit } = await freshPage()
    keepOwnLimit('acc-sora', { yen: 300 })
    expect(kept()).toEqual({ 'acc-sora': { yen: 300 } })
  })
})

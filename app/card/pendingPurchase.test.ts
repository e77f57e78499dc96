import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressWithPurchase, readPendingPurchase, purchasePageAddress, purchaseReturnUrl } from './pendingPurchase.ts'

const read = (url: string) => purchaseReturnUrl(new URLSearchParams({ url }))
const hostile = readFileSync('app/testing/redirect-payloads.txt', 'utf8').split('\n').filter(Boolean)

describe('the page to return to after a purchase (S105, X4)', () => {
  it('is the page from which the user came, or otherwise the home page', () => {
    expect(read(`${location.origin}/channel/todai?tab=gacha`)).toBe('/channel/todai?tab=gacha')
    expect(purchaseReturnUrl(new URLSearchParams())).toBe('/home')
  })

  it('is always on the app’s own origin, whatever the address contains, and its URL has no token (X1, X2)', () => {
    expect(hostile.length).toBeGreaterThan(100)
    for (const address of hostile) {
      const { origin, protocol } = new URL(read(address), location.origin)
      expect([address, origin, protocol]).toEqual([address, location.origin, location.protocol])
    }
    expect(read(`${location.origin}/home?accessToken=secret`)).toBe('/home')
  })
})

describe('a purchase passed through the pages of methods and cards (R038, R039, R040, S105)', () => {
  const search = new URLSearchParams({ id: 'coin-1000', url: `${location.origin}/channel/todai?tab=gacha` })
  const of = readPendingPurchase(search)

  it('keeps its pack and return address, and the chosen method is in the URL to which the user returns', () => {
    expect(
      readPendingPurchase(new URL(addressWithPurchase('/purchase/card', of), location.origin).searchParams),
    ).toEqual(of)
    const chosen = new URL(purchasePageAddress(of ?? { id: '', url: '' }, 'PERSISTENT_CARD', 'card-1'), location.origin)
    expect(chosen.pathname).toBe('/purchase/coin-1000')
    expect(Object.fromEntries(chosen.searchParams)).toEqual({
      url: `${location.origin}/channel/todai?tab=gacha`,
      method: 'PERSISTENT_CARD',
      card: 'card-1',
    })
  })

  it('is undefined if the URL has no pack', () => {
    expect(readPendingPurchase(new URLSearchParams({ url: `${location.origin}/home` }))).toBeUndefined()
    expect(addressWithPurchase('/purchase/card', undefined)).toBe('/purchase/card')
  })

  it('never has a link to another origin, whatever the address contains (X4)', () => {
    for (const url of hostile) {
      const returnUrl = readPendingPurchase(new URLSearchParams({ id: 'coin-1000', url }))?.url ?? ''
      expect([url, new URL(returnUrl).origin]).toEqual([url, location.origin])
    }
  })
})

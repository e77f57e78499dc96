import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { returnTo } from './returnTo.ts'

const read = (url: string) => returnTo(new URLSearchParams({ url }))
const hostile = readFileSync('app/testing/redirect-payloads.txt', 'utf8').split('\n').filter(Boolean)

describe('the way back from a purchase (S105, X4)', () => {
  it('is the page one came from, or the home where there is none', () => {
    expect(read(`${location.origin}/channel/todai?tab=gacha`)).toBe('/channel/todai?tab=gacha')
    expect(returnTo(new URLSearchParams())).toBe('/home')
  })

  it('never leaves this origin, whatever the address holds, and carries no token (X1, X2)', () => {
    expect(hostile.length).toBeGreaterThan(100)
    for (const address of hostile) {
      const { origin, protocol } = new URL(read(address), location.origin)
      expect([address, origin, protocol]).toEqual([address, location.origin, location.protocol])
    }
    expect(read(`${location.origin}/home?accessToken=secret`)).toBe('/home')
  })
})

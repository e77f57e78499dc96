import { beforeEach, describe, expect, it } from 'vitest'
import { forgetAnswered, keyOf } from './drawKeys.ts'

const draw = { ipId: 'ip', gachaId: 'g', count: 1 }

describe('the key of a draw (X13)', () => {
  beforeEach(() => sessionStorage.clear())

  it('stays the same until the draw is answered, over a reload', () => {
    const key = keyOf(draw)
    expect(keyOf({ ...draw })).toBe(key)
    expect(Object.values(sessionStorage)).toContain(key)
  })

  it('is a new one after the answer, and for another number or gacha', () => {
    const key = keyOf(draw)
    expect(keyOf({ ...draw, count: 10 })).not.toBe(key)
    expect(keyOf({ ...draw, gachaId: 'h' })).not.toBe(key)
    forgetAnswered(draw)
    expect(keyOf(draw)).not.toBe(key)
  })

  it('has a form that a host takes', () => expect(keyOf(draw)).toMatch(/^[\w-]{8,64}$/))
})

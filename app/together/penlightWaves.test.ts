import { describe, expect, it } from 'vitest'
import { wavesBetween } from './penlightWaves.ts'

describe('the penlights that a new answer lights (Q533)', () => {
  it('are those that were waved since the last answer, in alternating colours', () => {
    const { waves } = wavesBetween({ PINK: 3 }, { PINK: 6, BLUE: 1 }, {})
    expect(waves).toEqual(['PINK', 'BLUE', 'PINK', 'PINK'])
  })

  it('do not include the user’s own, which were lit at the press; those not counted yet remain', () => {
    expect(wavesBetween({}, { PINK: 2 }, { PINK: 1, BLUE: 1 })).toEqual({
      waves: ['PINK'],
      ownUncounted: { PINK: 0, BLUE: 1 },
    })
  })

  it('are at most 24, even of a large crowd, and none if the server has begun to count again', () => {
    expect(wavesBetween({}, { PINK: 5_000, BLUE: 5_000 }, {}).waves).toHaveLength(24)
    expect(wavesBetween({ PINK: 10 }, { PINK: 2 }, {}).waves).toEqual([])
  })
})

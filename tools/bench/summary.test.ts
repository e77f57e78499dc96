import { expect, it } from 'vitest'
import { spread } from './summary.ts'

it('takes the middle of an odd number of runs and the mean of the two middles of an even one', () => {
  expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 })
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 })
})

import { expect, it } from 'vitest'
import { startSecondsIn, withMoment } from './moment.ts'

it.each([
  ['?t=83', 83],
  ['?tab=posts&t=1', 1],
  ['?t=007', 7],
  ['?t=999999', 999_999],
])('the address %s opens the film at second %i', (search, seconds) =>
  expect(startSecondsIn(new URLSearchParams(search))).toBe(seconds),
)

it.each(['', '?t=', '?t=0', '?t=-5', '?t=1.5', '?t=NaN', '?t=1m23s', '?t=1e3', '?t=%2083', '?t=９', '?t=10000000'])(
  'the address %s opens the film at its beginning',
  (search) => expect(startSecondsIn(new URLSearchParams(search))).toBeUndefined(),
)

it('the address of a moment keeps the rest of the query and is read back as the same second', () => {
  const address = withMoment('https://tsudoi.example/channel/todai/movie/a?list=past', 83.9)
  expect(address).toBe('https://tsudoi.example/channel/todai/movie/a?list=past&t=83')
  expect(startSecondsIn(new URL(address).searchParams)).toBe(83)
})

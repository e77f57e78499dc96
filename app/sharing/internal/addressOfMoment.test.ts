import { afterEach, expect, it } from 'vitest'
import { addressOfMoment } from './addressOfMoment.ts'

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/channel/todai/movie/a?t=5&accessToken=secret', 83.9, '/channel/todai/movie/a?t=83'],
  ['/channel/todai/movie/a/unity?device=unity', 83, '/channel/todai/movie/a?t=83'],
  ['/channel/todai/movie/a', 0.5, '/channel/todai/movie/a'],
  ['/channel/todai/movie/a?t=5', undefined, '/channel/todai/movie/a'],
  ['/mypage/deadlines', 83, undefined],
])('on %s the address of the moment %s is %s (Q471, Q472)', (page, seconds, address) => {
  history.replaceState(null, '', page)
  expect(addressOfMoment(seconds)).toBe(address && location.origin + address)
})

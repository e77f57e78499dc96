import { expect, it } from 'vitest'
import { countsAsSeen, noWatchedTime, addWatchedTime } from './watchedTime.ts'

const seen = (looks: readonly (readonly [place: number, isPlaying: boolean])[]) =>
  countsAsSeen(looks.reduce((watched, [place, isPlaying]) => addWatchedTime(watched, place, isPlaying), noWatchedTime))

it.each([
  [
    'a second was played',
    [
      [0, true],
      [0.25, true],
      [0.5, true],
      [1, true],
    ],
    true,
  ],
  [
    'a second from the middle on',
    [
      [503, true],
      [504.1, true],
    ],
    true,
  ],
  [
    'in pieces',
    [
      [0, true],
      [0.6, true],
      [0.6, false],
      [0.6, true],
      [1.1, true],
    ],
    true,
  ],
  [
    'not yet',
    [
      [0, true],
      [0.9, true],
    ],
    false,
  ],
  [
    'only sought',
    [
      [0, true],
      [100, true],
      [200, true],
    ],
    false,
  ],
  [
    'sought back',
    [
      [100, true],
      [50, true],
      [20, true],
    ],
    false,
  ],
  [
    'paused',
    [
      [0, false],
      [5, false],
      [10, false],
    ],
    false,
  ],
  [
    'a seek while paused',
    [
      [0, true],
      [0.5, true],
      [0.5, false],
      [60, false],
      [60, true],
      [60.4, true],
    ],
    false,
  ],
] as const)('a video counts as seen after one second of actual playback (S119, S137): %s', (_, looks, expected) => {
  expect(seen(looks)).toBe(expected)
})

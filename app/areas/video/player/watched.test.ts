import { expect, it } from 'vitest'
import { countsAsSeen, notWatched, addWatched } from './watched.ts'

const seen = (looks: readonly (readonly [place: number, isPlaying: boolean])[]) =>
  countsAsSeen(looks.reduce((watched, [place, isPlaying]) => addWatched(watched, place, isPlaying), notWatched))

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
    'a second was played from the middle on',
    [
      [503, true],
      [504.1, true],
    ],
    true,
  ],
  [
    'a second was played in pieces',
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
    'less than a second was played',
    [
      [0, true],
      [0.9, true],
    ],
    false,
  ],
  [
    'the viewer only sought',
    [
      [0, true],
      [100, true],
      [200, true],
    ],
    false,
  ],
  [
    'the viewer sought back',
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
    'the viewer sought while paused',
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
] as const)(
  'a video counts as seen after the first second that was really played (S119, S137): %s',
  (_, looks, expected) => {
    expect(seen(looks)).toBe(expected)
  },
)

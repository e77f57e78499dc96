import { expect, it } from 'vitest'
import { canWatchTogether } from './canWatchTogether.ts'

const now = '2026-12-05T12:00:00.000Z'
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString()

it.each([
  ['an ordinary film', { type: 'ONDEMAND' }, true],
  ['a premiere that is over', { type: 'PREMIER', startTime: ago(31), durationSeconds: 1_800 }, true],
  ['a premiere that is running', { type: 'PREMIER', startTime: ago(29), durationSeconds: 1_800 }, false],
  ['a premiere that is coming', { type: 'PREMIER', startTime: ago(-5), durationSeconds: 1_800 }, false],
  ['a live broadcast', { type: 'LIVE', startTime: ago(500), durationSeconds: 1_800 }, false],
  ['a live broadcast without a time', { type: 'LIVE' }, false],
  ['a YouTube video', { type: 'YOUTUBE' }, false],
  ['a video that is not played here', { type: 'NONE' }, false],
  ['a video of an unknown type', { type: 'UNKNOWN' }, false],
] as const)('viewers can choose a time to watch %s together: %o → %s (Q531)', (_what, video, expected) =>
  expect(canWatchTogether(video, Date.parse(now))).toBe(expected),
)

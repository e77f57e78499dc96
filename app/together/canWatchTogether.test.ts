import { expect, it } from 'vitest'
import { canWatchTogether } from './canWatchTogether.ts'

const now = '2026-12-05T12:00:00.000Z'
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString()

it.each([
  ['an ordinary film', { kind: 'ONDEMAND' }, true],
  ['a premiere that is over', { kind: 'PREMIER', start: ago(31), seconds: 1_800 }, true],
  ['a premiere that is running', { kind: 'PREMIER', start: ago(29), seconds: 1_800 }, false],
  ['a premiere that is coming', { kind: 'PREMIER', start: ago(-5), seconds: 1_800 }, false],
  ['a live broadcast', { kind: 'LIVE', start: ago(500), seconds: 1_800 }, false],
  ['a live broadcast without a time', { kind: 'LIVE' }, false],
  ['a YouTube video', { kind: 'YOUTUBE' }, false],
  ['a video that is not played here', { kind: 'NONE' }, false],
  ['a video of an unknown kind', { kind: 'UNKNOWN' }, false],
] as const)('viewers can choose a time to watch %s together: %o → %s (Q531)', (_what, video, expected) =>
  expect(canWatchTogether({ start: undefined, seconds: undefined, ...video }, now)).toBe(expected),
)

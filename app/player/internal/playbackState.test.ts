import { expect, it } from 'vitest'
import { nextPlayback, initialPlayback, type TrackedPlayback, type PlaybackEvent } from './playbackState.ts'

/** Applies a trace of events. Returns the states, and the reports to send. */
function follow(trace: readonly PlaybackEvent['is'][]) {
  let playing: TrackedPlayback = initialPlayback
  const states = [playing.state]
  const reports: string[] = []
  for (const is of trace) {
    const next = nextPlayback(playing, { is, place: 3 })
    playing = next.playing
    states.push(playing.state)
    if (next.report) reports.push(`${next.report.call} ${next.report.state}`)
  }
  return { states, reports }
}

it.each([
  [
    ['play', 'at', 'pause', 'play', 'end'],
    [0, 1, 1, 2, 3, 4],
    ['start 1', 'finish 4'],
  ],
  [
    ['play', 'pause', 'leave'],
    [0, 1, 2, 5],
    ['start 1', 'finish 5'],
  ],
  [
    ['play', 'leave', 'leave', 'pause', 'at', 'end'],
    [0, 1, 5, 5, 5, 5, 5],
    ['start 1', 'finish 5'],
  ],
  [
    ['play', 'leave', 'play', 'end'],
    [0, 1, 5, 3, 4],
    ['start 1', 'finish 5', 'start 3', 'finish 4'],
  ],
  [
    ['play', 'hide', 'play', 'leave', 'hide'],
    [0, 1, 5, 3, 5, 5],
    ['start 1', 'finish 5', 'start 3', 'finish 5'],
  ],
  [
    ['play', 'end', 'end', 'play'],
    [0, 1, 4, 4, 1],
    ['start 1', 'finish 4', 'start 1'],
  ],
  [['at', 'pause', 'end', 'leave'], [0, 0, 0, 0, 0], []],
] as const)(
  'a playback changes in order through the six states of the specification (S103): %s',
  (trace, states, reports) => {
    expect(follow(trace)).toEqual({ states, reports })
  },
)

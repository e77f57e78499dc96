/** Playback state in the server's encoding: 0 prepare, 1 start, 2 pause, 3 restart, 4 end, 5 stop (S103). */
export type PlaybackState = 0 | 1 | 2 | 3 | 4 | 5

/** One playback: from the first frame until the video ends or the user leaves. Positions are in seconds. */
export interface TrackedPlayback {
  readonly state: PlaybackState
  readonly place: number
  /** Whether the start was reported to the server and the finish was not. */
  readonly isOpen: boolean
}

/** An event of a player. `leave`: the video changes or the session ends. `hide`: the page is unloaded. */
export interface PlaybackEvent {
  readonly is: 'play' | 'at' | 'pause' | 'end' | 'leave' | 'hide'
  readonly place: number
}

/** A report to the server; `position` in whole seconds (Q83). */
export interface PlaybackReport {
  readonly call: 'start' | 'finish'
  readonly state: PlaybackState
  readonly position: number
}

/** A playback before its first frame. */
export const initialPlayback: TrackedPlayback = { state: 0, place: 0, isOpen: false }

const reportOf = (call: PlaybackReport['call'], { state, place }: TrackedPlayback): PlaybackReport => ({
  call,
  state,
  position: Math.max(0, Math.round(place)),
})

/** Applies a `play` event: it starts a playback, restarts one that the user has left, or resumes a paused one. */
function afterPlay(playing: TrackedPlayback, place: number): { playing: TrackedPlayback; report?: PlaybackReport } {
  if (playing.isOpen) return { playing: { ...playing, state: playing.state === 2 ? 3 : playing.state, place } }
  const begun: TrackedPlayback = { state: playing.state === 5 ? 3 : 1, place, isOpen: true }
  return { playing: begun, report: reportOf('start', begun) }
}

/**
 * Applies an event to a playback. Returns its next state and the report to send: exactly one start and one finish per
 * playback (S103, S128).
 */
export function nextPlayback(
  playing: TrackedPlayback,
  { is, place }: PlaybackEvent,
): { playing: TrackedPlayback; report?: PlaybackReport } {
  if (is === 'play') return afterPlay(playing, place)
  if (!playing.isOpen) return { playing }
  if (is === 'at') return { playing: { ...playing, place } }
  if (is === 'pause') return { playing: { ...playing, state: 2, place } }
  const over: TrackedPlayback = { state: is === 'end' ? 4 : 5, place, isOpen: false }
  return { playing: over, report: reportOf('finish', over) }
}

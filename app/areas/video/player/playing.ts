/** State of a playing as the server counts it: 0 prepare, 1 start, 2 pause, 3 restart, 4 end, 5 stop (S103). */
export type PlayingState = 0 | 1 | 2 | 3 | 4 | 5

/** One playing, from the first moving picture to the end or until the viewer leaves. Positions in seconds. */
export interface Playing {
  readonly state: PlayingState
  readonly place: number
  /** Its start was reported, its finish was not. */
  readonly isOpen: boolean
}

/** An event of a player. `leave`: the video changes or the session ends. `hide`: the page is unloaded. */
export interface PlayingEvent {
  readonly is: 'play' | 'at' | 'pause' | 'end' | 'leave' | 'hide'
  readonly place: number
}

/** A report to the server (Q83); `position` in whole seconds. */
export interface PlayingReport {
  readonly call: 'start' | 'finish'
  readonly state: PlayingState
  readonly position: number
}

export const initialPlaying: Playing = { state: 0, place: 0, isOpen: false }

const reportOf = (call: PlayingReport['call'], { state, place }: Playing): PlayingReport => ({
  call,
  state,
  position: Math.max(0, Math.round(place)),
})

/** A play starts a playing (restart, if it was left before), or resumes a paused one. */
function afterPlay(playing: Playing, place: number): { playing: Playing; tell?: PlayingReport } {
  if (playing.isOpen) return { playing: { ...playing, state: playing.state === 2 ? 3 : playing.state, place } }
  const begun: Playing = { state: playing.state === 5 ? 3 : 1, place, isOpen: true }
  return { playing: begun, tell: reportOf('start', begun) }
}

/** The next state, and the report to send: exactly one start and one finish for each playing (S103, S128). */
export function afterEvent(playing: Playing, { is, place }: PlayingEvent): { playing: Playing; tell?: PlayingReport } {
  if (is === 'play') return afterPlay(playing, place)
  if (!playing.isOpen) return { playing }
  if (is === 'at') return { playing: { ...playing, place } }
  if (is === 'pause') return { playing: { ...playing, state: 2, place } }
  const over: Playing = { state: is === 'end' ? 4 : 5, place, isOpen: false }
  return { playing: over, tell: reportOf('finish', over) }
}

import { followLive } from './followClock.ts'
import type { Playback } from './playback.ts'
import type { PlayerStage } from './playerStage.ts'
import { watchRemote } from './screens.ts'

/** What a `<video>` says when something about it changes. */
const videoEvents = [
  'timeupdate',
  'progress',
  'durationchange',
  'play',
  'pause',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
  'loadedmetadata',
]
/** Controls stand aside after this, milliseconds. */
const idleAfter = 3_000
/** So long はじめから stands beside, seconds. */
const resumeNote = 10
/** Between two looks at what plays, milliseconds. */
const looks = 250

/** Listens to the video, the page and the network for as long as the player is open. */
export function listen(at: PlayerStage, playback: Playback, frame: HTMLElement): void {
  const { element, signal } = at
  const on = { signal }
  for (const name of videoEvents) element.addEventListener(name, at.see, on)
  element.addEventListener('pause', () => heedPause(at), on)
  element.addEventListener('play', () => heedPlay(at), on)
  element.addEventListener('ended', playback.end, on)
  element.addEventListener('enterpictureinpicture', () => at.show({ isInPicture: true }), on)
  element.addEventListener('leavepictureinpicture', () => at.show({ isInPicture: false }), on)
  const fill = () => at.show({ isFullScreen: document.fullscreenElement === frame })
  document.addEventListener('fullscreenchange', fill, on)
  addEventListener('online', playback.comeOnline, on)
  watchRemote(element, (remote) => at.show({ features: { ...at.view.features, remote } }), signal)
  lookOut(at, playback)
}

/** The system may pause: a call, a headset that is pulled out. Until somebody plays, it stays so. */
function heedPause({ attachment, element }: PlayerStage): void {
  if (attachment && element.readyState > 0 && !element.ended && !element.error) attachment.wantsPlay = false
}

/** So may a key of the system, or a window of the browser: it then plays on whatever happens to its source. */
function heedPlay({ attachment, element }: PlayerStage): void {
  if (attachment && !element.paused) attachment.wantsPlay = true
}

/** The room opens, the clock is kept, what stands still is moved on. */
function lookOut(at: PlayerStage, playback: Playback): void {
  let looked = 0
  const look = () => {
    looked += 1
    const { stage } = at.view
    if (stage.is === 'room') return lookAtRoom(at, playback, stage.startTime, looked)
    if (!at.attachment || stage.is !== 'video') return
    playback.followPremiere()
    if (looked % 4 === 0) lookAtVideo(at)
  }
  document.addEventListener('visibilitychange', look, { signal: at.signal })
  const timer = setInterval(look, looks)
  at.signal.addEventListener('abort', () => clearInterval(timer))
}

function lookAtRoom(at: PlayerStage, playback: Playback, startTime: string, looked: number): void {
  if (at.hostNow() >= Date.parse(startTime)) void playback.start()
  else if (looked % 2 === 0) at.show({})
}

function lookAtVideo(at: PlayerStage): void {
  const { attachment, element, view } = at
  attachment?.look()
  if (attachment && view.kind === 'live') {
    followLive(element, attachment)
    // What stands still falls behind without a word of the video.
    at.see()
  }
  if (view.resumedAt !== undefined && view.place > view.resumedAt + resumeNote) at.show({ resumedAt: undefined })
  const isPlaying = view.stage.is === 'video' && view.stage.playback === 'playing'
  if (isPlaying && !view.isIdle && at.isUntouchedFor(idleAfter)) at.show({ isIdle: true })
}

import { followLive } from './followClock.ts'
import type { Playback } from './playback.ts'
import type { PlayerStage } from './playerStage.ts'
import { watchRemote } from './screens.ts'

/** Events of a `<video>` that change what is shown. */
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
/** Controls are hidden after this time without input, in ms. */
const idleAfter = 3_000
/** The button はじめから is shown for this many seconds after resuming. */
const resumeNote = 10
/** Polling interval during playback, in ms. */
const looks = 250

/** Listens to the video, the page and the network while the player is open. */
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

/** The system may pause, for a call or an unplugged headset. This counts as the viewer's wish. */
function heedPause({ attachment, element }: PlayerStage): void {
  if (attachment && element.readyState > 0 && !element.ended && !element.error) attachment.wantsPlay = false
}

/** The system may play, by a media key or a window of the browser. This counts as the viewer's wish. */
function heedPlay({ attachment, element }: PlayerStage): void {
  if (attachment && !element.paused) attachment.wantsPlay = true
}

/** Polls: opens the waiting room in time, follows the server's clock, and detects standstills. */
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
    // A paused live stream falls behind without an event of the video.
    at.see()
  }
  if (view.resumedAt !== undefined && view.place > view.resumedAt + resumeNote) at.show({ resumedAt: undefined })
  const isPlaying = view.stage.is === 'video' && view.stage.playback === 'playing'
  if (isPlaying && !view.isIdle && at.isUntouchedFor(idleAfter)) at.show({ isIdle: true })
}

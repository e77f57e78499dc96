import { adjustLiveSpeed } from './followClock.ts'
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
const hideControlsAfterMs = 3_000
/** The button はじめから is shown for this many seconds after resuming. */
const resumeNoteSeconds = 10
/** Polling interval during playback, in ms. */
const pollMs = 250

/** Listens to the video, the page and the network while the player is open. */
export function listenToPlayer(at: PlayerStage, playback: Playback, frame: HTMLElement): void {
  const { element, signal } = at
  const on = { signal }
  for (const name of videoEvents) element.addEventListener(name, at.updateView, on)
  element.addEventListener('pause', () => onSystemPause(at), on)
  element.addEventListener('play', () => onSystemPlay(at), on)
  element.addEventListener('ended', playback.end, on)
  element.addEventListener('enterpictureinpicture', () => at.show({ isInPicture: true }), on)
  element.addEventListener('leavepictureinpicture', () => at.show({ isInPicture: false }), on)
  const fill = () => at.show({ isFullScreen: document.fullscreenElement === frame })
  document.addEventListener('fullscreenchange', fill, on)
  addEventListener('online', playback.retryOnline, on)
  watchRemote(element, (remote) => at.show({ features: { ...at.view.features, remote } }), signal)
  pollPlayer(at, playback)
}

/** The system may pause, for a call or an unplugged headset. This counts as the viewer's wish. */
function onSystemPause({ attachment, element }: PlayerStage): void {
  if (attachment && element.readyState > 0 && !element.ended && !element.error) attachment.wantsPlay = false
}

/** The system may play, by a media key or a window of the browser. This counts as the viewer's wish. */
function onSystemPlay({ attachment, element }: PlayerStage): void {
  if (attachment && !element.paused) attachment.wantsPlay = true
}

/** Polls: opens the waiting room in time, follows the server's clock, and detects standstills. */
function pollPlayer(at: PlayerStage, playback: Playback): void {
  let looked = 0
  const look = () => {
    looked += 1
    const { stage } = at.view
    if (stage.is === 'room') return pollWaitingRoom(at, playback, stage.startTime, looked)
    if (!at.attachment || stage.is !== 'video') return
    playback.followPremiere()
    if (looked % 4 === 0) pollVideo(at)
  }
  document.addEventListener('visibilitychange', look, { signal: at.signal })
  const timer = setInterval(look, pollMs)
  at.signal.addEventListener('abort', () => clearInterval(timer))
}

function pollWaitingRoom(at: PlayerStage, playback: Playback, startTime: string, looked: number): void {
  if (at.hostNow() >= Date.parse(startTime)) void playback.start()
  else if (looked % 2 === 0) at.show({})
}

function pollVideo(at: PlayerStage): void {
  const { attachment, element, view } = at
  attachment?.poll()
  if (attachment && view.kind === 'live') {
    adjustLiveSpeed(element, attachment)
    // A paused live stream falls behind without an event of the video.
    at.updateView()
  }
  if (view.resumedAt !== undefined && view.place > view.resumedAt + resumeNoteSeconds) at.show({ resumedAt: undefined })
  const isPlaying = view.stage.is === 'video' && view.stage.playback === 'playing'
  if (isPlaying && !view.isIdle && at.isUntouchedFor(hideControlsAfterMs)) at.show({ isIdle: true })
}

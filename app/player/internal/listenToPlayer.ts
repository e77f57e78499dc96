import { catchUpWithLive } from './playbackSync.ts'
import type { Playback } from './playback.ts'
import type { OpenPlayer } from './openPlayer.ts'
import { watchRemoteScreens } from './playerFeatures.ts'

/** Events after which the player's view is updated. */
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
/** After this time (ms) without input the controls are hidden. */
const idleAfterMs = 3_000
/** For this time (seconds) after resuming a video, the button はじめから (from the beginning) is shown. */
const resumeNoteSeconds = 10
/** Interval between two polls of the player, in milliseconds. */
const pollMs = 250

/** Registers the listeners on the video, the page and the network until the player closes. */
export function listenToPlayer(at: OpenPlayer, playback: Playback, frame: HTMLElement): void {
  const { element, signal } = at
  const options = { signal }
  for (const name of videoEvents) element.addEventListener(name, at.see, options)
  element.addEventListener('pause', () => onPause(at, playback), options)
  element.addEventListener('play', () => onSystemPlay(at), options)
  element.addEventListener('ended', playback.end, options)
  element.addEventListener('enterpictureinpicture', () => at.show({ isInPicture: true }), options)
  element.addEventListener('leavepictureinpicture', () => at.show({ isInPicture: false }), options)
  const fill = () => at.show({ isFullScreen: document.fullscreenElement === frame })
  document.addEventListener('fullscreenchange', fill, options)
  addEventListener('online', playback.comeOnline, options)
  watchRemoteScreens(element, (remote) => at.show({ features: { ...at.view.features, remote } }), signal)
  startPolling(at, playback)
}

/**
 * A pause lasts until the user plays again, even if the system has caused it, for example by a call or an unplugged
 * headset. In a video that is watched together, the player then no longer follows the others' position.
 */
function onPause({ attachment, element }: OpenPlayer, playback: Playback): void {
  if (!attachment || element.readyState === 0 || element.ended || element.error) return
  attachment.wantsPlay = false
  playback.leaveOthers()
}

/** Playback that the system started (a media key, picture-in-picture) continues as if the user had started it. */
function onSystemPlay({ attachment, element }: OpenPlayer): void {
  if (attachment && !element.paused) attachment.wantsPlay = true
}

/** Polls the player, to open the waiting room, keep a premiere in sync, and detect stalls. */
function startPolling(at: OpenPlayer, playback: Playback): void {
  let pollCount = 0
  const poll = () => {
    pollCount += 1
    const { stage } = at.view
    if (stage.is === 'room') return checkRoom(at, playback, pollCount)
    if (!at.attachment || stage.is !== 'video') return
    playback.followPremiere()
    if (pollCount % 4 === 0) checkVideo(at)
  }
  document.addEventListener('visibilitychange', poll, { signal: at.signal })
  const timer = setInterval(poll, pollMs)
  at.signal.addEventListener('abort', () => clearInterval(timer))
}

/** Leaves the waiting room at the start, or updates it: its start may have been moved. */
function checkRoom(at: OpenPlayer, playback: Playback, pollCount: number): void {
  if (!at.waitingRoom()) playback.leaveRoom()
  else if (pollCount % 2 === 0) at.wait()
}

function checkVideo(at: OpenPlayer): void {
  const { attachment, element, view } = at
  attachment?.checkProgress()
  if (attachment && view.kind === 'live') {
    catchUpWithLive(element, attachment)
    // Updates the view: a paused live video falls further behind without an event.
    at.see()
  }
  if (view.resumedAt !== undefined && view.place > view.resumedAt + resumeNoteSeconds) at.show({ resumedAt: undefined })
  const isPlaying = view.stage.is === 'video' && view.stage.playback === 'playing'
  if (isPlaying && !view.isIdle && at.isUntouchedFor(idleAfterMs)) at.show({ isIdle: true })
}

import type { PlayerFeatures } from '@tsudoi/design-system/screens/video/player/player.types'
import { raiseRefusal } from '../../errors/raiseRefusal.ts'

/** Methods that only Safari has. */
interface SafariVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitShowPlaybackTargetPicker?: () => void
}

/** The player features of this browser. iPhones can show only the video itself in full screen. */
export function playerFeaturesOf(video: SafariVideo): PlayerFeatures {
  return {
    hasFullScreen: document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined,
    hasPictureInPicture: document.pictureInPictureEnabled && !video.disablePictureInPicture,
    hasVolume: canSetVolume(video),
    remote: undefined,
  }
}

/** Whether the page can set the volume. On some devices setting it has no effect. */
function canSetVolume(video: HTMLVideoElement): boolean {
  const before = video.volume
  video.volume = before === 1 ? 0.5 : 1
  const isSet = video.volume !== before
  video.volume = before
  return isSet
}

/**
 * Calls `onRemote` when a remote screen becomes available or unavailable. Never calls it if the browser has no API for
 * that.
 */
export function watchRemoteScreens(
  video: SafariVideo,
  onRemote: (remote: PlayerFeatures['remote']) => void,
  signal: AbortSignal,
): void {
  if (video.webkitShowPlaybackTargetPicker) {
    const report = (event: Event) =>
      onRemote((event as Event & { availability?: string }).availability === 'available' ? 'airPlay' : undefined)
    video.addEventListener('webkitplaybacktargetavailabilitychanged', report, { signal })
    return
  }
  if (!('remote' in video)) return
  // Watches for remote screens. Reports that there is none if the browser refuses to watch.
  video.remote
    .watchAvailability((isNear) => !signal.aborted && onRemote(isNear ? 'cast' : undefined))
    .then(
      (id) => {
        const stop = () => void video.remote.cancelWatchAvailability(id).catch(() => {})
        // Stops watching when the player closes, which may be before watching has started: otherwise it would keep the
        // video in memory.
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      },
      () => {},
    )
}

/** Opens the browser's list of remote screens. */
export function chooseRemoteScreen(video: SafariVideo): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker()
  else
    video.remote.prompt().catch((error: unknown) => {
      // `NotAllowedError` means that the user has closed the list of screens.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) raiseRefusal(error)
    })
}

/** Locks the screen to landscape, or unlocks it. */
async function lockLandscape(isOn: boolean): Promise<void> {
  const orientation = screen.orientation as ScreenOrientation & { lock?: (way: string) => Promise<void> }
  if (isOn) await orientation.lock?.('landscape').catch(() => {})
  else orientation.unlock?.()
}

/** Enters or leaves full screen. Shows an error dialog if the browser refuses. */
export async function setFullScreen(frame: HTMLElement, video: SafariVideo, isOn: boolean): Promise<void> {
  try {
    if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.()
    await (isOn ? frame.requestFullscreen() : document.exitFullscreen())
  } catch (error) {
    raiseRefusal(error)
  }
  if ('orientation' in screen) await lockLandscape(document.fullscreenElement === frame)
}

/** Enters or leaves picture-in-picture. Shows an error dialog if the browser refuses. */
export async function setPictureInPicture(video: HTMLVideoElement, isOn: boolean): Promise<void> {
  await (isOn ? video.requestPictureInPicture() : document.exitPictureInPicture()).catch(raiseRefusal)
}

/**
 * Leaves picture-in-picture if this video is in it. Call it when its player closes: the video would otherwise play on
 * there.
 */
export function closePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => {})
}

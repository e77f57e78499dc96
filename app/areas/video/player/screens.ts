import type { PlayerFeatures } from '@tsudoi/design-system/screens/video/player/player.types'
import { raiseRefusal } from '../../../errors/raiseRefusal.ts'

/** Safari's own methods. */
interface SafariVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitShowPlaybackTargetPicker?: () => void
}

/** The features of this browser for a video. An iPhone has full screen only for the video alone. */
export function featuresOf(video: SafariVideo): PlayerFeatures {
  return {
    fullScreen: document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined,
    pictureInPicture: document.pictureInPictureEnabled && !video.disablePictureInPicture,
    volume: canSetVolume(video),
    remote: undefined,
  }
}

/** Whether the volume can be set. If the device controls it, a set value is ignored. */
function canSetVolume(video: HTMLVideoElement): boolean {
  const before = video.volume
  video.volume = before === 1 ? 0.5 : 1
  const isSet = video.volume !== before
  video.volume = before
  return isSet
}

/**
 * Calls `onRemote` when a remote screen becomes available or unavailable. Does nothing if the browser does not support
 * it.
 */
export function watchRemote(
  video: SafariVideo,
  onRemote: (remote: PlayerFeatures['remote']) => void,
  signal: AbortSignal,
): void {
  if (video.webkitShowPlaybackTargetPicker) {
    const tell = (event: Event) =>
      onRemote((event as Event & { availability?: string }).availability === 'available' ? 'airPlay' : undefined)
    video.addEventListener('webkitplaybacktargetavailabilitychanged', tell, { signal })
    return
  }
  if (!('remote' in video)) return
  // Ignored if the browser may not watch.
  video.remote
    .watchAvailability((isNear) => !signal.aborted && onRemote(isNear ? 'cast' : undefined))
    .then(
      (id) => {
        const stop = () => void video.remote.cancelWatchAvailability(id).catch(() => {})
        // The player may close before the watch begins; a watch that continues would keep the video alive.
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      },
      () => {},
    )
}

export function chooseRemote(video: SafariVideo): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker()
  else
    video.remote.prompt().catch((error: unknown) => {
      // The user closed the list of screens.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) raiseRefusal(error)
    })
}

/** Rotates the screen to landscape for full screen, and unlocks it afterwards. Ignored if the browser refuses. */
async function rotateScreen(isOn: boolean): Promise<void> {
  const orientation = screen.orientation as ScreenOrientation & { lock?: (way: string) => Promise<void> }
  if (isOn) await orientation.lock?.('landscape').catch(() => {})
  else orientation.unlock()
}

/** Enters or leaves full screen. If the browser refuses, a dialog says so. */
export async function setFullScreen(frame: HTMLElement, video: SafariVideo, isOn: boolean): Promise<void> {
  try {
    if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.()
    await (isOn ? frame.requestFullscreen() : document.exitFullscreen())
  } catch (error) {
    raiseRefusal(error)
  }
  if ('orientation' in screen) await rotateScreen(document.fullscreenElement === frame)
}

/** Enters or leaves picture-in-picture. If the browser refuses, a dialog says so. */
export async function setPicture(video: HTMLVideoElement, isOn: boolean): Promise<void> {
  await (isOn ? video.requestPictureInPicture() : document.exitPictureInPicture()).catch(raiseRefusal)
}

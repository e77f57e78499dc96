import type { PlayerFeatures } from '@tsudoi/design-system/screens/video/player/player.types'
import { raiseRefusal } from '../../../errors/raiseRefusal.ts'

/** What Safari calls its own ways. */
interface SafariVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitShowPlaybackTargetPicker?: () => void
}

/** What this browser offers for a video in `frame`. Phones of Apple fill the screen with the video alone. */
export function featuresOf(video: SafariVideo): PlayerFeatures {
  return {
    fullScreen: document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined,
    pictureInPicture: document.pictureInPictureEnabled && !video.disablePictureInPicture,
    volume: canSetVolume(video),
    remote: undefined,
  }
}

/** Where the volume belongs to the device, what is set does not stay. */
function canSetVolume(video: HTMLVideoElement): boolean {
  const before = video.volume
  video.volume = before === 1 ? 0.5 : 1
  const isSet = video.volume !== before
  video.volume = before
  return isSet
}

/** Tells whether another screen is near; nothing where the browser has no way to ask. */
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
  // A browser that may not look has none.
  video.remote
    .watchAvailability((isNear) => !signal.aborted && onRemote(isNear ? 'cast' : undefined))
    .then(
      (id) => {
        const stop = () => void video.remote.cancelWatchAvailability(id).catch(() => {})
        // A player can close before its watch begins; a watch that goes on keeps the video alive.
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

/** A wide picture wants a wide screen; whoever turned the lock on keeps it. */
async function turn(isOn: boolean): Promise<void> {
  const orientation = screen.orientation as ScreenOrientation & { lock?: (way: string) => Promise<void> }
  if (isOn) await orientation.lock?.('landscape').catch(() => {})
  else orientation.unlock()
}

/** Fills the screen, or ends that. When the browser refuses, a dialog says so. */
export async function setFullScreen(frame: HTMLElement, video: SafariVideo, isOn: boolean): Promise<void> {
  try {
    if (!document.fullscreenEnabled) return video.webkitEnterFullscreen?.()
    await (isOn ? frame.requestFullscreen() : document.exitFullscreen())
  } catch (error) {
    raiseRefusal(error)
  }
  if ('orientation' in screen) await turn(document.fullscreenElement === frame)
}

/** Shows the video in a window of its own, or ends that. When the browser refuses, a dialog says so. */
export async function setPicture(video: HTMLVideoElement, isOn: boolean): Promise<void> {
  await (isOn ? video.requestPictureInPicture() : document.exitPictureInPicture()).catch(raiseRefusal)
}

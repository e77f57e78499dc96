import type { VideoCommand } from '@tsudoi/design-system/screens/video/player/player.types'
import { provideFilmSeconds } from '../../sharing/sharing.ts'
import { onTimeMayBeWrong } from '../../time/onTimeMayBeWrong.ts'
import { trackPlayback } from './trackPlayback.ts'
import { estimateServerClock } from './serverClock.ts'
import { connectMediaSession } from './mediaSession.ts'
import { playInOneTab } from './playInOneTab.ts'
import { Playback } from './playback.ts'
import type { VideoPlayerProps } from './player.types.ts'
import { createCommandHandler } from './playerCommands.ts'
import { listenToPlayer } from './listenToPlayer.ts'
import { OpenPlayer, type PlayerSnapshot } from './openPlayer.ts'
import { isWatchedTogether } from './playerView.mappers.ts'
import { closePictureInPicture } from './playerFeatures.ts'
import { readPreferences } from './preferences.ts'

/** Controls one `<video>`: receives commands and emits views. Created and closed with the player. */
export class PlayerController {
  readonly handle: (command: VideoCommand) => void
  private readonly frame: HTMLElement
  private readonly control = new AbortController()
  private readonly at: OpenPlayer
  private readonly playback: Playback
  private readonly session: ReturnType<typeof connectMediaSession>
  private readonly tabs: ReturnType<typeof playInOneTab>

  constructor(
    element: HTMLVideoElement,
    frame: HTMLElement,
    parts: VideoPlayerProps,
    onShown: (shown: PlayerSnapshot) => void,
  ) {
    this.frame = frame
    this.at = new OpenPlayer(element, parts, this.control.signal, (shown) => {
      this.session.show(shown.view)
      onShown(shown)
    })
    this.playback = new Playback(this.at)
    this.handle = createCommandHandler(this.at, this.playback, frame)
    const { title, channelName: artist, poster } = parts.video
    this.session = connectMediaSession({ title, artist, poster }, () => this.at.view, this.handle)
    this.tabs = playInOneTab(element)
  }

  /** Begins: shows the waiting room or the poster, or plays immediately. */
  open(): void {
    const { element, parts, signal } = this.at
    const { volume, isMuted } = readPreferences()
    element.volume = volume
    element.muted = isMuted
    listenToPlayer(this.at, this.playback, this.frame)
    element.addEventListener('playing', () => this.tabs.begin(), { signal })
    trackPlayback(element, parts, signal)
    if (parts.canShareMoment) signal.addEventListener('abort', provideFilmSeconds(this.at.shareableMoment))
    if (isWatchedTogether(parts.video)) this.setClock()
    this.playback.begin()
  }

  /** Estimates the server's clock now, and again whenever the device's clock may have become wrong. */
  private setClock(): void {
    const { at, playback } = this
    const setOffset = (offset: number) => {
      at.setOffset(offset)
      playback.join()
    }
    const estimate = () =>
      void estimateServerClock(setOffset, at.signal).then(() => {
        // If no clock can be read, the device's clock decides, as for premieres.
        if (!at.signal.aborted) playback.join()
      })
    estimate()
    at.signal.addEventListener('abort', onTimeMayBeWrong(estimate))
  }

  /** Retries captions that failed to load. */
  reloadCaptions(): Promise<void> {
    return this.playback.reloadCaptions()
  }

  /** Sets the handlers for the previous and the next video, which may change while the player is open. */
  setNeighbours(onPrevious?: () => void, onNext?: () => void): void {
    this.session.setNeighbours(onPrevious, onNext)
  }

  /** Closes the player: stops all its requests, its sound and its listeners. */
  close(): void {
    const { element, attachment } = this.at
    this.control.abort()
    attachment?.destroy()
    this.session.close()
    this.tabs.close()
    element.pause()
    closePictureInPicture(element)
    element.removeAttribute('src')
    element.load()
  }
}

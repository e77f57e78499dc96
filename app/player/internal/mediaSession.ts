import type { VideoCommand, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { canSeek, isPlaying, clampToSpan } from '@tsudoi/design-system/screens/video/player/player.rules'

/** What the device's media controls show about a video. */
export interface MediaSessionInfo {
  title: string
  artist: string
  poster?: string | undefined
}

type Handle = (command: VideoCommand) => void

/** Connects the device's controls (headset, lock screen, media keys) to the player's commands. */
export function connectMediaSession(
  { title, artist, poster }: MediaSessionInfo,
  view: () => PlayerView,
  handle: Handle,
) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined
  if (!session) return { setNeighbours: () => {}, show: () => {}, close: () => {} }
  const skip = (by: number) => {
    const now = view()
    if (canSeek(now)) handle({ do: 'seek', to: clampToSpan(now.span, now.place + by) })
  }
  const goTo = (to: number | undefined) => {
    const now = view()
    if (to !== undefined && canSeek(now)) handle({ do: 'seek', to: clampToSpan(now.span, now.span.start + to) })
  }
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => handle({ do: 'play' })],
    ['pause', () => handle({ do: 'pause' })],
    ['stop', () => handle({ do: 'pause' })],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? 10)],
    ['seekto', ({ seekTime }) => goTo(seekTime)],
  ]
  const setHandler = (action: MediaSessionAction, handler?: MediaSessionActionHandler) => {
    try {
      session.setActionHandler(action, handler ?? null)
    } catch {
      // Ignored: the browser does not support this action.
    }
  }
  session.metadata = new MediaMetadata({ title, artist, artwork: poster ? [{ src: poster }] : [] })
  for (const [action, handler] of actions) setHandler(action, handler)
  /** Sets the handlers of the buttons for the previous and next video. Undefined removes a button. */
  const setNeighbours = (onPrevious?: () => void, onNext?: () => void) => {
    setHandler('previoustrack', onPrevious)
    setHandler('nexttrack', onNext)
  }
  return {
    setNeighbours,
    show(now: PlayerView) {
      session.playbackState = isPlaying(now) ? 'playing' : 'paused'
      session.setPositionState?.(canSeek(now) && now.kind === 'onDemand' ? positionOf(now) : undefined)
    },
    close() {
      for (const [action] of actions) setHandler(action)
      setNeighbours()
      session.metadata = null
      session.playbackState = 'none'
    },
  }
}

const positionOf = ({ span, place, speed }: PlayerView): MediaPositionState => ({
  duration: span.end - span.start,
  position: clampToSpan(span, place) - span.start,
  playbackRate: speed,
})

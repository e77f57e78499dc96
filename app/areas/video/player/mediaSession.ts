import type { PlayerCommand, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { canSeek, isPlaying, within } from '@tsudoi/design-system/screens/video/player/player.rules'

export interface SessionFacts {
  title: string
  artist: string
  poster?: string
}

type Handle = (command: PlayerCommand) => void

/** Connects the device's media controls (headset, lock screen, keyboard keys) with the player's commands. */
export function connectMediaSession({ title, artist, poster }: SessionFacts, view: () => PlayerView, handle: Handle) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined
  if (!session) return { setNeighbours: () => {}, show: () => {}, close: () => {} }
  const skip = (by: number) => {
    const now = view()
    if (canSeek(now)) handle({ do: 'seek', to: within(now.span, now.place + by) })
  }
  const goTo = (to: number | undefined) => {
    const now = view()
    if (to !== undefined && canSeek(now)) handle({ do: 'seek', to: within(now.span, now.span.start + to) })
  }
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => handle({ do: 'play' })],
    ['pause', () => handle({ do: 'pause' })],
    ['stop', () => handle({ do: 'pause' })],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? 10)],
    ['seekto', ({ seekTime }) => goTo(seekTime)],
  ]
  const set = (action: MediaSessionAction, handler?: MediaSessionActionHandler) => {
    try {
      session.setActionHandler(action, handler ?? null)
    } catch {
      // The browser does not support this action.
    }
  }
  session.metadata = new MediaMetadata({ title, artist, artwork: poster ? [{ src: poster }] : [] })
  for (const [action, handler] of actions) set(action, handler)
  /** Sets the actions for the previous and next video; undefined removes one. */
  const setNeighbours = (onPrevious?: () => void, onNext?: () => void) => {
    set('previoustrack', onPrevious)
    set('nexttrack', onNext)
  }
  return {
    setNeighbours,
    show(now: PlayerView) {
      session.playbackState = isPlaying(now) ? 'playing' : 'paused'
      session.setPositionState?.(canSeek(now) && now.kind === 'onDemand' ? positionOf(now) : undefined)
    },
    close() {
      for (const [action] of actions) set(action)
      setNeighbours()
      session.metadata = null
      session.playbackState = 'none'
    },
  }
}

const positionOf = ({ span, place, speed }: PlayerView): MediaPositionState => ({
  duration: span.end - span.start,
  position: within(span, place) - span.start,
  playbackRate: speed,
})

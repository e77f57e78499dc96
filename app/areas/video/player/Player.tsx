import { VideoPlayer } from '@tsudoi/design-system/screens/video/player/VideoPlayer'
import { useEffect, useRef, useState } from 'react'
import type { PlayerParts } from './player.types.ts'
import { PlayerController } from './playerController.ts'
import type { PlayerShown } from './playerStage.ts'
import { firstView } from './playerView.mappers.ts'

/** The player of one video (W086, W087). Keyed by video, so that another video starts with new state. */
export function Player(props: PlayerParts) {
  return <PlayerOf key={`${props.video.id} ${props.counted}`} {...props} />
}

function PlayerOf(props: PlayerParts) {
  const { video } = props
  const [shown, setShown] = useState<PlayerShown>(() => ({
    view: firstView(video, Date.now()),
    now: new Date().toISOString(),
  }))
  const element = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLElement>(null)
  const controller = useRef<PlayerController>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!element.current || !frame.current) return undefined
    const open = new PlayerController(element.current, frame.current, latestOf(latest), setShown)
    controller.current = open
    open.open()
    const stop = listenToKeys(frame.current)
    return () => {
      stop()
      open.close()
    }
  }, [])
  const { onPrevious, onNext } = props
  useEffect(() => controller.current?.setNeighbours(onPrevious, onNext), [onPrevious, onNext])
  return (
    <VideoPlayer
      ref={frame}
      title={video.title}
      videoId={video.id}
      poster={video.poster}
      view={shown.view}
      now={shown.now}
      onCommand={(command) => controller.current?.handle(command)}
      surface={
        <>
          {shown.frameAddress && <YouTubeFrame title={video.title} address={shown.frameAddress} />}
          {/* Captions are added with the stream's URL (subtitles.ts). */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={element}
            playsInline
            preload="auto"
            className={shown.frameAddress ? 'hidden' : 'col-start-1 row-start-1 size-full min-h-0 object-contain'}
          />
        </>
      }
    />
  )
}

/** Handlers that always call the current props, not those of the first render. */
function latestOf(latest: { readonly current: PlayerParts }): PlayerParts {
  return {
    ...latest.current,
    askSource: (isRenewal) => latest.current.askSource(isRenewal),
    onEnded: () => latest.current.onEnded?.(),
    onSeen: () => latest.current.onSeen?.(),
  }
}

/** Whether the key scrolls the page: ↑ and ↓, except in full screen. */
const scrolls = (key: string) => /^Arrow(Up|Down)$/.test(key) && !document.fullscreenElement

/** Forwards keys to the player while nothing on the page has the focus. Returns a function that stops this. */
function listenToKeys(frame: HTMLElement): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.target !== document.body || event.defaultPrevented || scrolls(event.key)) return
    const { key, ctrlKey, metaKey, altKey } = event
    const same = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true })
    if (!frame.dispatchEvent(same)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** With the app's own policy of no referrer, YouTube refuses to play (its error 153). */
function YouTubeFrame({ title, address }: { title: string; address: string }) {
  return (
    <iframe
      title={`YouTube ${title}`}
      src={address}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      className="size-full"
    />
  )
}

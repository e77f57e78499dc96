import { VideoPlayer } from '@tsudoi/design-system/screens/video/player/VideoPlayer'
import { TranscriptFrame } from '@tsudoi/design-system/screens/video/player/TranscriptFrame'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect, useRef, useState } from 'react'
import type { VideoPlayerProps } from './player.types.ts'
import { PlayerController } from './playerController.ts'
import type { PlayerSnapshot } from './openPlayer.ts'
import { initialView } from './playerView.mappers.ts'

/** The transcript, whose code loads when the user opens it. */
const Transcript = lazyOnPress(() => import('./Transcript.tsx').then((file) => file.Transcript))

/**
 * Player for one video. `loadSource` of the page loads the source of the video. A different video, or another moment in
 * the address, gets a new player (W086, W087).
 */
export function Player(props: VideoPlayerProps) {
  const { id, type, startTime } = props.video
  const together = type === 'TOGETHER' ? startTime : undefined
  return <PlayerInstance key={`${id} ${props.counted} ${props.startAt} ${together}`} {...props} />
}

function PlayerInstance(props: VideoPlayerProps) {
  const { video } = props
  const [shown, setShown] = useState<PlayerSnapshot>(() => ({
    view: initialView(video, Date.now()),
    now: new Date().toISOString(),
  }))
  const [isReading, setReading] = useState(false)
  const element = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLElement>(null)
  const controller = useRef<PlayerController>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!element.current || !frame.current) return undefined
    const player = new PlayerController(element.current, frame.current, withLatestHandlers(latest), setShown)
    controller.current = player
    player.open()
    const stop = listenToKeys(frame.current)
    return () => {
      stop()
      player.close()
    }
  }, [])
  const { onPrevious, onNext } = props
  useEffect(() => controller.current?.setNeighbours(onPrevious, onNext), [onPrevious, onNext])
  const { stage, captions } = shown.view
  return (
    <>
      <TranscriptFrame
        mayHaveCaptions={video.type !== 'YOUTUBE'}
        canOpen={stage.is === 'video' && captions.length > 0}
        isOpen={isReading}
        onOpenChange={setReading}
        transcript={
          <Transcript
            video={element}
            view={shown.view}
            canShareMoment={props.canShareMoment === true}
            onSeek={(to) => controller.current?.handle({ do: 'seek', to })}
            reload={async () => controller.current?.reloadCaptions()}
            onClose={() => setReading(false)}
            onFailed={() => setReading(false)}
          />
        }
      >
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
              {/* The captions are added together with the video's source (subtitles.ts). */}
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
      </TranscriptFrame>
      {props.below?.(shown.view)}
    </>
  )
}

/**
 * Wraps the handlers of the page, so that the player calls the current ones and not those from when it was opened. The
 * video is the current one too, because its start may be moved while the viewer waits for it.
 */
function withLatestHandlers(latest: { readonly current: VideoPlayerProps }): VideoPlayerProps {
  return {
    ...latest.current,
    get video() {
      return latest.current.video
    },
    loadSource: (isRenewal) => latest.current.loadSource(isRenewal),
    onEnded: () => latest.current.onEnded?.(),
    onSeen: () => latest.current.onSeen?.(),
  }
}

/** Whether a key scrolls the page: ↑ and ↓ do, except in full screen, where the player uses them. */
const scrolls = (key: string) => /^Arrow(Up|Down)$/.test(key) && !document.fullscreenElement

/** Matches what has the focus while no control has it. The page moves the focus to its heading. */
const noControl = 'body, h1'

/** Forwards keys pressed while no control has the focus to the player, which handles and announces them. */
function listenToKeys(frame: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element && target.matches(noControl)) || event.defaultPrevented || scrolls(event.key))
      return
    const { key, ctrlKey, metaKey, altKey } = event
    const forwarded = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true })
    if (!frame.dispatchEvent(forwarded)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/**
 * YouTube's embedded player. It needs a referrer (otherwise error 153), which the app's pages do not send by default.
 */
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

import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/Button.tsx'

export interface PostVideoProps {
  /** The absolute URL of the video. */
  src: string
  /** The author's description, or a generic name. */
  name: string
}

/**
 * A fan's video with the browser's own controls (Q311). It loads nothing before it is played, pauses as soon as another
 * video plays, and shows an error when it cannot be played. It fills its box. When it is unmounted it stops and leaves
 * picture-in-picture, because the page would have no controls for it any more. When it is mounted again, it continues
 * at the same position.
 */
export function PostVideo({ src, name }: PostVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useLayoutEffect(() => {
    const element = video.current
    // A video in prerendered HTML can fail before React attaches `onError`.
    if (element?.error) setFailed(true)
    return () => {
      stop(element)
      if (element) storePosition(src, element)
    }
  }, [src])
  const retry = () => {
    // The retry button disappears, so the video takes its focus. A hidden video could not, so the video is shown first.
    flushSync(() => setFailed(false))
    video.current?.load()
    // A rejected `play()` is ignored here, because the error event of the video shows the error again.
    video.current?.play().catch(() => undefined)
    video.current?.focus()
  }
  return (
    <>
      {/* Videos recorded by fans have no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        src={src}
        controls
        playsInline
        preload="none"
        aria-label={name}
        className={`absolute inset-0 size-full bg-ink ${hasFailed ? 'invisible' : ''}`}
        onPlay={pauseOthers}
        onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime ||= positions.get(src) ?? 0)}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <div className="absolute inset-0 grid place-content-center place-items-center gap-3 overflow-auto p-3 text-center">
          <p role="alert" className="text-14 font-bold">
            動画を再生できませんでした。
          </p>
          <Button size="small" variant="outline" onClick={retry}>
            もう一度再生する
          </Button>
        </div>
      )}
    </>
  )
}

/** Where unmounted videos were, in seconds, by URL, oldest first. They are lost with the page. */
const positions = new Map<string, number>()
const maxPositions = 20

function storePosition(src: string, { currentTime, ended }: HTMLVideoElement): void {
  if (currentTime > 0 || ended) positions.delete(src)
  if (currentTime > 0 && !ended) positions.set(src, currentTime)
  const [oldest] = positions.keys()
  if (oldest !== undefined && positions.size > maxPositions) positions.delete(oldest)
}

function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  for (const other of currentTarget.ownerDocument.querySelectorAll('video')) if (other !== currentTarget) other.pause()
}

function stop(video: HTMLVideoElement | null): void {
  video?.pause()
  if (video && video.ownerDocument.pictureInPictureElement === video)
    video.ownerDocument.exitPictureInPicture().catch(() => undefined)
}

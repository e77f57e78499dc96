import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/Button.tsx'

export interface PostVideoProps {
  /** A full address. */
  src: string
  /** In its author's words, or what it is. */
  name: string
}

/**
 * A fan's recording, with the browser's own controls (Q311): it loads nothing before it is played, is silent as soon as
 * another one plays, and says so when it cannot be played. It fills its box.
 */
export function PostVideo({ src, name }: PostVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const retry = () => {
    // The button goes: the video takes its focus, which it cannot while it is hidden.
    flushSync(() => setFailed(false))
    video.current?.load()
    // Where it fails again, it says so as it did before.
    video.current?.play().catch(() => undefined)
    video.current?.focus()
  }
  return (
    <>
      {/* Fans' own recordings have no captions to offer. */}
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

function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  for (const other of currentTarget.ownerDocument.querySelectorAll('video')) if (other !== currentTarget) other.pause()
}

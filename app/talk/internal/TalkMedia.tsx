import { useEffect, useRef } from 'react'

interface TalkVideoProps {
  track: MediaStreamTrack | null
  /** Whether to flip the picture horizontally, as for the user's own camera. Default: false. */
  isMirrored?: boolean
  /** Accessible name of the picture. */
  label: string
}

/** The camera picture of one participant. It fills its container. Renders nothing without a track. */
export function TalkVideo({ track, isMirrored = false, label }: TalkVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    void element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [track])
  if (!track) return null
  const mirror = isMirrored ? '-scale-x-100' : ''
  return (
    <video ref={video} muted playsInline autoPlay aria-label={label} className={`size-full object-cover ${mirror}`} />
  )
}

interface TalkAudioProps {
  track: MediaStreamTrack | null
  /** Id of the loudspeaker to use. Default: the system's loudspeaker. */
  speaker?: string | undefined
}

/** Plays the voice of one participant. Renders nothing without a track. */
export function TalkAudio({ track, speaker }: TalkAudioProps) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const element = audio.current
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    void element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [track])
  useEffect(() => {
    if (speaker && audio.current && 'setSinkId' in audio.current)
      void audio.current.setSinkId(speaker).catch(() => undefined)
  }, [speaker, track])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live voice has no captions; the page shows the talk's text
  return track ? <audio ref={audio} autoPlay /> : null
}

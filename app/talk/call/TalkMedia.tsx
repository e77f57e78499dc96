import { useEffect, useRef } from 'react'

interface TalkVideoProps {
  track: MediaStreamTrack | null
  /** One's own picture is shown as in a mirror. Default: false. */
  isMirrored?: boolean
  /** What a screen reader calls it. */
  label: string
}

/** The picture of one side, as large as what is around it; nothing without a track. */
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
  /** Id of the loudspeaker; missing: the system's. */
  speaker?: string
}

/** The voice of one side. */
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
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live voice; the talk info in writing is beside it
  return track ? <audio ref={audio} autoPlay /> : null
}

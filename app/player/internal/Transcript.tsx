import type { Failure, Loadable } from '@tsudoi/design-system/loadable'
import { playbackTimeText } from '@tsudoi/design-system/screens/video/player/player.rules'
import type { CaptionTrack, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { TranscriptLine } from '@tsudoi/design-system/screens/video/player/transcript.rules'
import { VideoTranscript } from '@tsudoi/design-system/screens/video/player/VideoTranscript'
import { useEffect, useState, type RefObject } from 'react'
import { copyText } from '../../platform/copyText.ts'
import { addressOfMoment } from '../../sharing/sharing.ts'
import { watchCaptionLines, type CaptionLinesState, type CaptionToRead } from './watchCaptionLines.ts'

export interface TranscriptProps {
  video: RefObject<HTMLVideoElement | null>
  view: PlayerView
  /** Whether the address of a copied line leads to its moment. */
  canShareMoment: boolean
  onSeek: (to: number) => void
  /** Retries captions that failed to load. */
  reload: () => Promise<void>
  onClose: () => void
}

const failure: Failure = {
  title: '字幕を読みこめませんでした',
  cause: '電波が弱いか、字幕の配信が止まっています。',
  remedy: '接続を確かめて、もう一度お試しください。',
}

function loadableOf(
  found: CaptionLinesState,
  isReloading: boolean,
  onRetry: () => void,
): Loadable<readonly TranscriptLine[]> {
  if (found.state === 'ready') return { state: 'ready', data: found.lines }
  return found.state === 'loading' || isReloading ? { state: 'loading' } : { state: 'failed', failure, onRetry }
}

const isSame = (one: CaptionToRead, other: CaptionToRead | undefined) =>
  one.language === other?.language && one.label === other.label

/**
 * Whether a caption track is the first one with its name: a stream may repeat the captions that the server sends
 * separately.
 */
const isFirstOfItsKind = (caption: CaptionTrack, at: number, all: readonly CaptionTrack[]) =>
  all.findIndex((each) => isSame(each, caption)) === at

/** The text that is copied for a line: its time, speaker and text, and the URL of the page at that time. */
export function copiedLine({ start, speaker, text }: TranscriptLine, address: string | undefined): string {
  const line = `${playbackTimeText(start)} ${speaker ? `${speaker}：` : ''}${text}`
  return address ? `${line}\n${address}` : line
}

/** The transcript of the player's video: reads its captions, and copies lines. */
export function Transcript({ video, view, canShareMoment, onSeek, reload, onClose }: TranscriptProps) {
  const { captionId, kind } = view
  const captions = view.captions.filter(isFirstOfItsKind)
  const [shown] = view.captions.filter(({ id }) => id === captionId).concat(captions)
  const [caption, setCaption] = useState<CaptionToRead | undefined>(shown)
  const [lines, setLines] = useState<CaptionLinesState>({ state: 'loading' })
  const [isReloading, setReloading] = useState(false)
  const [copied, setCopied] = useState<{ start: number; how: 'copied' | 'refused' }>()
  useEffect(() => {
    if (!video.current || !caption) return undefined
    return watchCaptionLines(video.current, caption, setLines)
  }, [video, caption])
  const retry = () => {
    setReloading(true)
    // If the attempt fails, the message with its button stays.
    void reload()
      .catch(() => {})
      .then(() => setReloading(false))
  }
  const copy = async (line: TranscriptLine) => {
    const moment = canShareMoment && kind === 'onDemand' ? line.start : undefined
    const isCopied = await copyText(copiedLine(line, addressOfMoment(moment)))
    setCopied({ start: line.start, how: isCopied ? 'copied' : 'refused' })
  }
  const track = captions.find((each) => isSame(each, caption))
  return (
    <VideoTranscript
      lines={loadableOf(lines, isReloading, retry)}
      view={view}
      tracks={captions}
      trackId={track?.id}
      onTrackChange={(id) => {
        setLines({ state: 'loading' })
        setCaption(captions.find((each) => each.id === id))
      }}
      onSeek={onSeek}
      onCopy={(line) => void copy(line)}
      copied={copied}
      onClose={onClose}
    />
  )
}

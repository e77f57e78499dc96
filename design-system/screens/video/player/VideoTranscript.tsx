import { X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { FailedState } from '../../../components/FailedState.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { ModeArea } from '../../../components/ModeArea.tsx'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { Skeleton, SkeletonArea } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { searchWords } from '../../../text/searchText.ts'
import { playbackTimeText } from './player.rules.ts'
import { TranscriptLines } from './parts/TranscriptLines.tsx'
import { TranscriptSearch } from './parts/TranscriptSearch.tsx'
import type { CaptionTrack, PlayerView } from './player.types.ts'
import { currentLineAt, foundLines, furthestPlace, readableCount, type TranscriptLine } from './transcript.rules.ts'

export interface VideoTranscriptProps {
  lines: Loadable<readonly TranscriptLine[]>
  /** The state of the player: the current position, and where the user can seek to. */
  view: Pick<PlayerView, 'kind' | 'place' | 'span' | 'stage'>
  /** The caption tracks of the video, and the id of the one that is read. */
  tracks: readonly CaptionTrack[]
  trackId?: string | undefined
  onTrackChange: (id: string) => void
  /** Called with the start of the pressed line, in seconds. */
  onSeek: (to: number) => void
  onCopy: (line: TranscriptLine) => void
  /** The outcome of the last copy: `refused` where the browser denies access to the clipboard. */
  copied?: { start: number; how: 'copied' | 'refused' } | undefined
  onClose: () => void
}

/**
 * The captions of a video as a text beside it: it follows the video, can be searched, and a press on a line seeks to it
 * (Q520). For a video that all viewers watch together, it shows only the lines that were already played.
 */
export function VideoTranscript(props: VideoTranscriptProps) {
  const { lines, tracks, trackId, onTrackChange, copied, onClose } = props
  return (
    <ModeArea mode="stage" className="desk:absolute desk:inset-0">
      <section aria-label="字幕の文字" className="flex h-full flex-col border border-hair">
        <div className="flex items-center justify-between border-b border-hair pl-3">
          <h2 className="heading text-16">文字で読む</h2>
          <IconButton label="文字を閉じる" icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
        </div>
        {tracks.length > 1 && (
          <div className="px-3 pt-2">
            <RadioGroup
              label="字幕の言葉"
              name="transcript"
              options={tracks.map(({ id, label }) => ({ value: id, label }))}
              value={trackId ?? ''}
              onValueChange={onTrackChange}
            />
          </div>
        )}
        <Content key={trackId} {...props} lines={lines} />
        <output className="px-3 text-14">{copied && copiedText(copied)}</output>
      </section>
    </ModeArea>
  )
}

const copiedText = ({ start, how }: { start: number; how: 'copied' | 'refused' }) =>
  how === 'copied'
    ? `${playbackTimeText(start)}の行をコピーしました`
    : 'コピーできません。文字を選んでコピーしてください。'

const none: readonly TranscriptLine[] = []

function Content(props: VideoTranscriptProps) {
  const { lines, view } = props
  const furthest = useFurthestPlace(view)
  const all = lines.state === 'ready' ? lines.data : none
  const count = readableCount(all, view.kind, furthest)
  const readable = useMemo(() => (count < all.length ? all.slice(0, count) : all), [all, count])
  if (lines.state === 'loading')
    return (
      <SkeletonArea label="字幕を読みこみ中" className="grid gap-4 p-3">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" className="w-2/3" />
      </SkeletonArea>
    )
  if (lines.state === 'failed') return <FailedState failure={lines.failure} onRetry={lines.onRetry} className="m-3" />
  if (readable.length === 0) return <p className="p-3 text-16">{emptyText(view)}</p>
  return <Searchable {...props} readable={readable} />
}

const emptyText = ({ kind }: Pick<PlayerView, 'kind'>) =>
  kind === 'onDemand' ? 'この字幕には、読める文字がありません。' : '話がはじまると、ここに文字が並びます。'

/** The furthest position that was played, in seconds. */
function useFurthestPlace(view: Pick<PlayerView, 'place' | 'span'>): number {
  const [furthest, setFurthest] = useState(view.place)
  const next = furthestPlace(furthest, view)
  if (next !== furthest) setFurthest(next)
  return next
}

/** What the list keeps in view: the current line, the found line, or nothing after the user has scrolled. */
type Hold = 'current' | 'found' | 'nothing'

function Searchable(props: VideoTranscriptProps & { readable: readonly TranscriptLine[] }) {
  const { readable, view, onSeek, onCopy } = props
  const [hold, setHold] = useState<Hold>('current')
  const [typed, setTyped] = useState('')
  const [nth, setNth] = useState(0)
  const deferred = useDeferredValue(typed)
  const words = useMemo(() => searchWords(deferred), [deferred])
  const found = useMemo(() => foundLines(readable, words), [readable, words])
  const current = currentLineAt(readable, view.place)
  const search = (text: string) => {
    setTyped(text)
    setNth(0)
    setHold(searchWords(text).length > 0 ? 'found' : 'current')
  }
  const step = (by: 1 | -1) => {
    if (found.length === 0) return
    setNth((nth + by + found.length) % found.length)
    setHold('found')
  }
  const held = hold === 'current' ? current : hold === 'found' ? (found[nth] ?? -1) : -1
  return (
    <>
      <TranscriptSearch
        typed={typed}
        count={words.length > 0 ? found.length : undefined}
        nth={nth}
        onType={search}
        onStep={step}
      />
      <TranscriptLines
        lines={readable}
        view={view}
        words={words}
        current={current}
        found={found[nth]}
        held={held}
        onLeave={() => setHold('nothing')}
        onFollow={hold === 'current' || current < 0 ? undefined : () => setHold('current')}
        onSeek={(to) => {
          setHold('current')
          onSeek(to)
        }}
        onCopy={onCopy}
      />
    </>
  )
}

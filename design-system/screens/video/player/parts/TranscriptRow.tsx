import { Copy } from 'lucide-react'
import { IconButton } from '../../../../components/IconButton.tsx'
import { PressButton } from '../../../../components/parts/PressButton.tsx'
import { playbackTimeText } from '../player.rules.ts'
import type { TranscriptLine } from '../transcript.rules.ts'
import { markedParts } from '../../../../text/markedParts.ts'
import type { SearchWord } from '../../../../text/searchText.ts'

export interface TranscriptRowProps {
  line: TranscriptLine
  /** Normalised words of the search, which are marked. */
  words: readonly SearchWord[]
  canSeek: boolean
  /** Whether Tab stops at the buttons of this row. The arrow keys reach the others. */
  isTabStop: boolean
  onSeek: (line: TranscriptLine) => void
  onCopy: (line: TranscriptLine) => void
}

const lineClasses = 'flex min-h-11 min-w-0 flex-1 gap-3 py-2.5 text-left'

/** A line of a transcript: its moment, which a press seeks to, its text, and the button that copies both. */
export function TranscriptRow(props: TranscriptRowProps) {
  const { line, words, canSeek, isTabStop, onSeek, onCopy } = props
  const tabIndex = isTabStop ? 0 : -1
  const time = playbackTimeText(line.start)
  const content = (
    <>
      <span className="shrink-0 text-14 text-quiet tabular-nums">{time}</span>
      <span className="min-w-0 text-16 wrap-anywhere">
        {line.speaker && (
          <bdi className="mr-2 font-bold">
            <Marked text={line.speaker} words={words} />
          </bdi>
        )}
        <bdi>
          <Marked text={line.text} words={words} />
        </bdi>
      </span>
    </>
  )
  return (
    <div className="flex items-start">
      {canSeek ? (
        <PressButton className={`${lineClasses} hover:bg-sunk`} tabIndex={tabIndex} onClick={() => onSeek(line)}>
          {content}
        </PressButton>
      ) : (
        <p className={lineClasses}>{content}</p>
      )}
      <IconButton
        label={`${time}の行をコピー`}
        icon={<Copy aria-hidden="true" className="size-4" />}
        tabIndex={tabIndex}
        onClick={() => onCopy(line)}
      />
    </div>
  )
}

/** A text with the words of the search marked. */
function Marked({ text, words }: { text: string; words: readonly SearchWord[] }) {
  return markedParts(text, words).map((part, at) =>
    part.isMarked ? (
      <mark key={at} className="bg-solid text-on-solid">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

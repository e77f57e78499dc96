import { useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Penlight } from '../../../../components/Penlight.tsx'
import { lineSpeaker } from '../lineSpeaker.ts'
import type { StoryScript } from '../stage.types.ts'

export interface LineListProps {
  script: StoryScript
  /** The index of the first line of the list, and the index after its last line. */
  from: number
  until: number
  /** The index of the line that the reader is at. */
  current?: number | undefined
  /** The index of the line to scroll to. Default: the first line of the list. */
  at?: number | undefined
  onJump: (position: number) => void
}

/** The number of lines rendered around the wanted one; an episode may have thousands. */
const batch = 200

/** Lines as a printed script: the speaker in the margin, the text beside, a rule where a scene begins. */
export function LineList({ script, from, until, current, at, onJump }: LineListProps) {
  const [first, setFirst] = useState(() => Math.max(from, (at ?? from) - batch))
  const [last, setLast] = useState(() => Math.min(until, (at ?? from) + batch))
  return (
    <>
      {first > from && (
        <More className="mb-4" word="これより前を見る" onMore={() => setFirst(Math.max(from, first - batch))} />
      )}
      <ol start={first + 1}>
        {script.lines.slice(first, last).map((line, index) => {
          const position = first + index
          const speaker = lineSpeaker(script, line)
          const isCurrent = position === current
          const isSceneStart = script.lines[position - 1]?.scene !== line.scene
          return (
            <li
              key={position}
              ref={position === at ? scrollIntoView : undefined}
              aria-current={isCurrent || undefined}
              className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t py-2 ${isSceneStart ? 'border-ink' : 'border-hair'}`}
            >
              <p className="grid gap-x-6 py-1 text-reading desk:grid-cols-[8rem_minmax(0,1fr)]">
                <span className="text-14 font-bold desk:leading-7">
                  {isCurrent && <Penlight className="mr-1" label="いまの行" />}
                  {speaker}
                </span>{' '}
                <span className="whitespace-pre-line">{line.text}</span>
              </p>
              <button
                type="button"
                aria-label={`${position + 1}行目から読む`}
                onClick={() => onJump(position)}
                className="min-h-11 min-w-11 self-start rounded-control px-2 text-14 text-quiet tabular-nums hover:bg-sunk hover:text-ink"
              >
                {position + 1}
              </button>
            </li>
          )
        })}
      </ol>
      {last < until && (
        <More className="mt-4" word="これより後を見る" onMore={() => setLast(Math.min(until, last + batch))} />
      )}
    </>
  )
}

function More({ word, className, onMore }: { word: string; className: string; onMore: () => void }) {
  return (
    <Button variant="outline" size="small" className={className} onClick={onMore}>
      {word}
    </Button>
  )
}

const scrollIntoView = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

import { Penlight } from '../../../../components/Penlight.tsx'
import { lineSpeaker } from '../lineSpeaker.ts'
import type { StoryScript } from '../stage.types.ts'

export interface LineListProps {
  script: StoryScript
  /** The first line, and the one behind the last. */
  from: number
  until: number
  /** The line that is read. */
  current?: number
  onJump: (position: number) => void
}

/** Lines as a printed script: who speaks in the margin, the words beside, a rule where a scene begins. */
export function LineList({ script, from, until, current, onJump }: LineListProps) {
  return (
    <ol start={from + 1}>
      {script.lines.slice(from, until).map((line, index) => {
        const position = from + index
        const speaker = lineSpeaker(script, line)
        const isCurrent = position === current
        const isSceneStart = script.lines[position - 1]?.scene !== line.scene
        return (
          <li
            key={position}
            ref={isCurrent ? intoView : undefined}
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
  )
}

const intoView = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

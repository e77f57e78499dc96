import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { classes } from '../../../../components/classes.ts'
import type { PlayerView } from '../player.types.ts'
import { canSeekToLine, type TranscriptLine } from '../transcript.rules.ts'
import { TranscriptRow } from './TranscriptRow.tsx'
import { useTranscriptWindow } from './useTranscriptWindow.ts'
import type { SearchWord } from '../../../../text/searchText.ts'

export interface TranscriptLinesProps {
  lines: readonly TranscriptLine[]
  view: Pick<PlayerView, 'kind' | 'span' | 'stage'>
  words: readonly SearchWord[]
  /** The index of the current line; -1 before the first. */
  current: number
  /** Index of the current match among the lines that the search has found, from 0. */
  found: number | undefined
  /** The index of the line that is held in view; -1 for none. */
  held: number
  /** Called when the user scrolls, so that the list holds no line any more. */
  onLeave: () => void
  /** Called to follow the video again; absent while the list follows it. */
  onFollow: (() => void) | undefined
  onSeek: (to: number) => void
  onCopy: (line: TranscriptLine) => void
}

/** The index of the line to which a key press moves the focus; undefined for keys that do not move it. */
function lineAfterKey(key: string, at: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }
  const to = moves[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1)
}

/** The index of the line that contains an element; undefined outside the lines. */
function lineOf(element: Element): number | undefined {
  const row = element.closest('[data-row]')
  return row ? Number(row.getAttribute('aria-posinset')) - 1 : undefined
}

/**
 * The lines in a box that scrolls by itself. Only the lines near the box are in the DOM, so that 10,000 cost as much as
 * thirty. The arrow keys move between lines; Tab stops at one of them.
 */
export function TranscriptLines(props: TranscriptLinesProps) {
  const { lines, view, words, current, found, held, onLeave, onFollow, onSeek, onCopy } = props
  const [focused, setFocused] = useState<number>()
  const { box, setList, rows, before, after, focusLine } = useTranscriptWindow(lines, held)
  const first = rows[0] ?? 0
  const tabStop = Math.min(Math.max(focused ?? current, first), rows.at(-1) ?? first)
  const move = (event: KeyboardEvent) => {
    if (event.key.startsWith('Page')) onLeave()
    const to = lineAfterKey(event.key, focused ?? tabStop, lines.length)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onLeave()
    setFocused(to)
    focusLine(to)
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        className="h-80 max-h-[60svh] scroll-pb-16 overflow-x-clip overflow-y-auto overscroll-contain [overflow-anchor:none] desk:h-auto desk:max-h-none desk:min-h-32 desk:flex-1"
        onWheel={onLeave}
        onTouchMove={onLeave}
        // A press on the box itself, not on a line, is a press on its scroll bar.
        onPointerDown={({ target, currentTarget }) => target === currentTarget && onLeave()}
      >
        {/* The keys of a list apply to all lines inside it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={setList}
          aria-label="字幕の行"
          tabIndex={-1}
          className="pb-14"
          onKeyDown={move}
          onFocus={({ target }) => setFocused((before) => lineOf(target) ?? before)}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
          }}
        >
          {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
          {rows.map((at) => {
            const line = lines[at]
            if (!line) return null
            return (
              <li
                key={line.id}
                data-row={line.id}
                aria-posinset={at + 1}
                aria-setsize={lines.length}
                aria-current={at === current ? 'true' : undefined}
                className={classes(
                  at === current ? 'border-l-4 border-key bg-raised pl-2' : 'pl-3',
                  at === found && 'outline-2 -outline-offset-2 outline-ink',
                )}
              >
                <TranscriptRow
                  line={line}
                  words={words}
                  canSeek={canSeekToLine(view, line)}
                  isTabStop={at === tabStop}
                  onSeek={({ start }) => onSeek(start)}
                  onCopy={onCopy}
                />
              </li>
            )
          })}
          {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
        </ul>
      </div>
      {onFollow && (
        <Button size="small" variant="outline" className="absolute bottom-2 left-3" onClick={onFollow}>
          いまの場面へ
        </Button>
      )}
    </div>
  )
}

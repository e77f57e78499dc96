import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../../../components/IconButton.tsx'
import { TextField } from '../../../../components/TextField.tsx'
import { groupedDigits } from '../../../../text/groupedDigits.ts'
import { isInputMethodKey } from '../../../../text/inputMethodKey.ts'

export interface TranscriptSearchProps {
  typed: string
  /** The number of lines that were found; undefined without a search. */
  count: number | undefined
  /** Index of the current match among the lines that the search has found, from 0. */
  nth: number
  onType: (text: string) => void
  /** Called to show the next (1) or the previous (-1) found line. */
  onStep: (by: 1 | -1) => void
}

const countText = ({ count, nth }: Pick<TranscriptSearchProps, 'count' | 'nth'>) => {
  if (count === undefined) return ''
  if (count === 0) return '見つかりません'
  return `${groupedDigits(count)}件のうち${groupedDigits(nth + 1)}件目`
}

/** The search in a transcript: Enter shows the next line that was found, and Shift + Enter the one before. */
export function TranscriptSearch({ typed, count, nth, onType, onStep }: TranscriptSearchProps) {
  return (
    <search aria-label="字幕の文字" className="border-b border-hair px-3 pt-2 pb-1">
      <TextField
        label="さがす"
        requirement={null}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return
          event.preventDefault()
          onStep(event.shiftKey ? -1 : 1)
        }}
      />
      <div className="flex min-h-11 items-center justify-between gap-2">
        <output className="text-14">{countText({ count, nth })}</output>
        {count !== undefined && count > 0 && (
          <span className="flex">
            <IconButton
              label="前に見つかった行"
              icon={<ArrowUp aria-hidden="true" className="size-5" />}
              onClick={() => onStep(-1)}
            />
            <IconButton
              label="次に見つかった行"
              icon={<ArrowDown aria-hidden="true" className="size-5" />}
              onClick={() => onStep(1)}
            />
          </span>
        )}
      </div>
    </search>
  )
}

import { Penlight } from '../../../components/Penlight.tsx'
import { countText } from '../../../text/countText.ts'

export interface EpisodePenlightsProps {
  /** The number of all episodes. */
  episodes: number
  /** The number of episodes read. */
  read: number
}

/** The maximum number of penlights; for a story with more episodes only the number is shown. */
const maxSticks = 24

/** A row of penlights, one per episode, lit for each one read; with the number beside it. */
export function EpisodePenlights({ episodes, read }: EpisodePenlightsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {episodes <= maxSticks && (
        <span aria-hidden="true" className="flex flex-wrap gap-x-1">
          {Array.from({ length: episodes }, (_, at) => (
            <Penlight key={at} state={at < read ? 'on' : 'off'} />
          ))}
        </span>
      )}
      <span className="text-14 font-bold tabular-nums">
        全{countText(episodes)}話のうち{countText(read)}話を読了
      </span>
    </span>
  )
}

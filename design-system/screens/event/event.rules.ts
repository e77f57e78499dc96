import { performancePhaseAt, ticketPhaseText } from '../ticket/ticket.rules.ts'
import type { EpisodeDetail, EventDetail, EventEpisode } from './event.types.ts'

/** The performance that is on now, else the next one, else the last; undefined for an event without any. */
export function nextPerformanceOf({ episodes }: Pick<EventDetail, 'episodes'>, now: string): EventEpisode | undefined {
  return episodes.find((each) => performancePhaseAt(each, now) !== 'over') ?? episodes.at(-1)
}

/** The state of an event or performance at the end of a row: 開演中, あと5日, 終演. */
export function eventStateText(span: { start: string; end: string }, now: string) {
  const phase = performancePhaseAt(span, now)
  return { text: ticketPhaseText(span, now), tone: phase === 'on' ? ('live' as const) : ('plain' as const) }
}

/** Whether a board can be read now. Start inclusive, end exclusive (Q70). */
export type BoardPhase = 'none' | 'before' | 'open' | 'closed'

/** The phase of a performance's board; `none` where it has no board. */
export function boardPhase({ board }: Pick<EpisodeDetail, 'board'>, now: string): BoardPhase {
  if (!board) return 'none'
  const at = Date.parse(now)
  if (at < Date.parse(board.start)) return 'before'
  return board.end !== undefined && at >= Date.parse(board.end) ? 'closed' : 'open'
}

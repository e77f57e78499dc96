import { remainingText } from '../../text/remainingText.ts'
import { timeParts } from '../../text/timeParts.ts'
import type { HeldTicket, TicketEpisode } from './ticket.types.ts'

/** The phase of a performance: not begun, on, or over (the ticket is then shown punched). */
export type TicketPhase = 'before' | 'on' | 'over'

/** The phase of a performance: start inclusive, end exclusive (Q70). Unreadable dates count as upcoming. */
export function performancePhaseAt({ start, end }: Pick<TicketEpisode, 'start' | 'end'>, now: string): TicketPhase {
  const at = Date.parse(now)
  if (at >= Date.parse(end)) return 'over'
  return at >= Date.parse(start) ? 'on' : 'before'
}

/** The performances of a ticket: its episodes, or its whole event as one. */
export function performancesOf({ episodes, event }: HeldTicket): TicketEpisode[] {
  if (episodes.length > 0) return episodes.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return [{ id: '', title: event.title, start: event.start, end: event.end }]
}

/** The ticket's next performance: the one that is on, else the next one, else the last one. */
export function nextPerformance(ticket: HeldTicket, now: string): TicketEpisode {
  const all = performancesOf(ticket)
  const left = all.filter((each) => performancePhaseAt(each, now) !== 'over')
  const [next] = left.length > 0 ? left : all.slice(-1)
  return next ?? { id: '', title: ticket.event.title, start: ticket.event.start, end: ticket.event.end }
}

/** The phase of a ticket, by its next performance. */
export const ticketPhase = (ticket: HeldTicket, now: string): TicketPhase =>
  performancePhaseAt(nextPerformance(ticket, now), now)

/** The day in Japan, counted from 1970-01-01. */
function dayOf(iso: string): number {
  const parts = timeParts(iso)
  return parts ? Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)) / 86_400_000 : Number.NaN
}

/** The state of a ticket as text, by calendar days: あと5日, 明日開演, 本日開演, あと40分, 開演中, 終演. */
export function ticketPhaseText(performance: Pick<TicketEpisode, 'start' | 'end'>, now: string): string {
  const phase = performancePhaseAt(performance, now)
  if (phase !== 'before') return phase === 'on' ? '開演中' : '終演'
  const { figure, unit } = remainingText(performance.start, now)
  if (unit === '分') return `あと${figure}分`
  const days = dayOf(performance.start) - dayOf(now)
  if (Number.isNaN(days)) return '開演前'
  if (days === 0) return '本日開演'
  return days === 1 ? '明日開演' : `あと${days}日`
}

/** Splits tickets into valid and past ones. */
export function splitByPhase(tickets: readonly HeldTicket[], now: string): { ahead: HeldTicket[]; over: HeldTicket[] } {
  const isOver = (ticket: HeldTicket) => ticketPhase(ticket, now) === 'over'
  return { ahead: tickets.filter((each) => !isOver(each)), over: tickets.filter(isOver) }
}

/** A reason as the host lists it (C101). */
export interface ReportReason {
  id: string
  /** In words: 嫌がらせ・悪口. */
  text: string
  /** It says little by itself: the reporter's own words are asked for. */
  needsComment: boolean
}

/** What is typed in a report. */
export interface ReportValues {
  /** Id of a ReportReason; '' is not chosen. */
  reasonId: string
  comment: string
}

/** A form in which nothing is chosen or typed. */
export const emptyReport: ReportValues = { reasonId: '', comment: '' }

/**
 * Where a report is. `known`: this was reported by the reader before; sending again replaces what was said then (Q63).
 */
export type ReportStep = 'open' | 'sending' | 'known' | 'replacing' | 'sent'

/** A reason from the server's list (C101). */
export interface ReportReason {
  id: string
  /** The text: 嫌がらせ・悪口. */
  text: string
  /** Whether the reason is unspecific, so that a comment is required. */
  needsComment: boolean
}

/** The values of the report form. */
export interface ReportValues {
  /** The id of a `ReportReason`; '' when not chosen. */
  reasonId: string
  comment: string
}

/** The initial values of the form. */
export const emptyReport: ReportValues = { reasonId: '', comment: '' }

/**
 * The progress of a report. `known`: the member has reported this before; sending again replaces the earlier report
 * (Q63).
 */
export type ReportStep = 'open' | 'sending' | 'known' | 'replacing' | 'sent'

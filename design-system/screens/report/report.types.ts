export interface ReportReason {
  id: string
  text: string
  /** It says little by itself: the reporter's own words are asked for. */
  needsComment: boolean
}

export interface ReportValues {
  reasonId: string
  comment: string
}

export const emptyReport: ReportValues = { reasonId: '', comment: '' }

/**
 * Where a report is. `known`: this was reported by the reader before; sending again replaces what was said then (Q63).
 */
export type ReportStep = 'open' | 'sending' | 'known' | 'replacing' | 'sent'

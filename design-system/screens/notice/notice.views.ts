import type { NoticeCategory, NoticeSummary } from '../programme.views.ts'

export type { NoticeCategory, NoticeSummary }

/** A notice with its text: plain, line breaks count (X15). */
export interface NoticeText extends Omit<NoticeSummary, 'href'> {
  text: string
}

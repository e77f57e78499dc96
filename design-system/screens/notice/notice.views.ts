export type NoticeCategory = 'NOTICE' | 'DEFECT' | 'MAINTENANCE' | 'CAMPAIGN' | 'UPDATE' | 'GACHA' | 'NEW_CONTENT' | 'UNKNOWN'

/** The categories of notices (A§3), in the order in which they are offered. */
export const noticeCategoryText: Readonly<Record<NoticeCategory, string>> = {
  NOTICE: 'お知らせ',
  NEW_CONTENT: '新着',
  GACHA: 'ガチャ',
  CAMPAIGN: 'キャンペーン',
  UPDATE: 'アップデート',
  MAINTENANCE: 'メンテナンス',
  DEFECT: '不具合',
  UNKNOWN: 'そのほか',
}

/** A notice in a list. `published` is ISO 8601. */
export interface NoticeSummary {
  id: string
  category: NoticeCategory
  title: string
  published: string
  href: string
  /** Absent for guests, who have no unread notices. */
  unread?: boolean
}

/** A notice with its text: plain, line breaks count (X15). */
export interface NoticeText extends Omit<NoticeSummary, 'href'> {
  text: string
}

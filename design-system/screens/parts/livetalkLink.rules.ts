import { dateTimeText } from '../../text/dateTimeText.ts'
import type { LinkRow } from './LinkRows.tsx'

/** A live talk that a ticket opens (C024, C026, Q322). Times are ISO 8601. */
export interface OpenedLivetalk {
  title: string
  /** When its first slot begins. */
  start: string
  /** When the own slot begins; absent without one. */
  slotStart?: string
  href: string
}

/** A way to a live talk: the own slot is news, otherwise its day is told. */
export const livetalkLink = ({ title, start, slotStart, href }: OpenedLivetalk): LinkRow => ({
  label: title,
  href,
  note: slotStart === undefined ? `${dateTimeText(start)}から` : undefined,
  news: slotStart === undefined ? undefined : `ご予約　${dateTimeText(slotStart)}`,
})

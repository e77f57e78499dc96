import { dateTimeText } from '../../text/dateTimeText.ts'
import type { LinkRow } from './LinkRows.tsx'

/** A live talk that a ticket gives access to (C024, C026, Q322). Times are ISO 8601. */
export interface OpenedLivetalk {
  title: string
  /** When the first slot of the live talk begins. */
  start: string
  /** When the member's own slot begins; absent without a slot. */
  slotStart?: string | undefined
  href: string
}

/** The link row of a live talk: the member's own slot is shown as news, otherwise the date as a note. */
export const livetalkLink = ({ title, start, slotStart, href }: OpenedLivetalk): LinkRow => ({
  label: title,
  href,
  note: slotStart === undefined ? `${dateTimeText(start)}から` : undefined,
  news: slotStart === undefined ? undefined : `ご予約　${dateTimeText(slotStart)}`,
  begins: slotStart ?? start,
})

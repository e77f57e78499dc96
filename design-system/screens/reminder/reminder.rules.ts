import type { QuietHours, ReminderKind } from './reminder.types.ts'

/** The texts of each kind of reminder: what it is about, and when it arrives. */
export const reminderKindTexts: Readonly<Record<ReminderKind, { name: string; when: string }>> = {
  ENTRY: { name: '申込と投票の締め切り', when: 'フォロー中のチャンネルのもの。締め切りの前日に届きます。' },
  RESULT: { name: '結果の発表', when: '申し込んだ抽選の結果が出たときに届きます。' },
  RECEIPT: { name: '受け取りの期限', when: '賞品の選択、お届け先、プレゼントやお知らせの品。期限の前日に届きます。' },
  PAYMENT: { name: 'お支払いの期限', when: 'コンビニでのお支払い。期限の6時間前に届きます。' },
  TICKET: { name: 'チケットと動画の期限', when: '枠の取り消しの期限も。期限の6時間前に届きます。' },
  SHOW: { name: 'ライブとプレミア公開', when: 'フォロー中のチャンネルのもの。はじまる15分前に届きます。' },
}

/** The kinds in the order of the page. A device that shows reminders by itself knows only of deadlines. */
export const reminderKindsOf = (isOnlyHere: boolean): ReminderKind[] =>
  isOnlyHere ? ['ENTRY', 'RECEIPT', 'PAYMENT', 'TICKET'] : ['ENTRY', 'RESULT', 'RECEIPT', 'PAYMENT', 'TICKET', 'SHOW']

/** The quiet hours that the page offers at first. */
export const usualQuietHours: QuietHours = { start: '23:00', end: '07:00' }

const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/**
 * The times that can be chosen for one end of the quiet hours: full hours, and `current` even if it is not a full hour.
 * `other`, the other end of the period, is left out.
 */
export const selectableQuietTimes = (current: string, other: string): string[] =>
  [...new Set([...fullHours, current])].filter((time) => time !== other).toSorted()

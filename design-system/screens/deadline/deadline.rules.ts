import type { Deadline, DeadlineGaps, DeadlineKind } from './deadline.types.ts'

/** The texts of a kind of deadline: what ends, and what happens if the member misses it. */
export const deadlineTexts: Readonly<Record<DeadlineKind, { name: string; missed: string }>> = {
  lotteryEntry: { name: '抽選の申込', missed: '過ぎると、申し込めません。' },
  preorder: { name: '受注販売の注文', missed: '過ぎると、注文できません。' },
  prizeDraw: { name: '抽選会への参加', missed: '過ぎると、参加できません。' },
  vote: { name: '投票', missed: '過ぎると、投票できません。' },
  reservation: { name: 'ライブトークの予約', missed: '過ぎると、枠を予約できません。' },
  result: { name: '結果の発表', missed: '過ぎても、結果は見られます。' },
  choice: { name: '賞品の選択', missed: '過ぎると、賞品を選べず、受け取れません。' },
  address: { name: 'お届け先の入力', missed: '過ぎると、特典をお届けできません。' },
  storePayment: { name: 'コンビニでのお支払い', missed: '過ぎると、この注文は取り消しになります。' },
  payment: { name: 'お支払い', missed: '過ぎると、この注文は取り消しになります。' },
  present: { name: 'プレゼントの受け取り', missed: '過ぎると、受け取れません。' },
  noticeGift: { name: 'お知らせの品の受け取り', missed: '過ぎると、受け取れません。' },
  ticket: { name: 'チケットの利用', missed: '過ぎると、このチケットでは入場できません。' },
  rental: { name: '動画の視聴', missed: '過ぎると、見られなくなります。' },
  cancellation: { name: '枠の取り消し', missed: '過ぎると、取り消せません。' },
  other: { name: '期限', missed: '過ぎると、できなくなることがあります。' },
}

const at = (iso: string) => Date.parse(iso)

/**
 * The deadlines that have not passed at `now` (end exclusive, Q70), the next one first, each once: a list that changes
 * while it loads may contain an entry on two pages.
 */
export const upcomingDeadlines = (deadlines: readonly Deadline[], now: string): Deadline[] =>
  [...new Map(deadlines.map((deadline) => [deadline.id, deadline])).values()]
    .filter(({ until }) => at(until) > at(now))
    .toSorted((a, b) => at(a.until) - at(b.until) || (a.id < b.id ? -1 : 1))

/** Whether a list is missing, so that the others may not contain the next deadline. */
export const hasGaps = ({ failed, cut }: DeadlineGaps) => failed.length > 0 || cut.length > 0

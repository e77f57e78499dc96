/**
 * Sentences that say that nothing moved. No screen says one by itself, because a payment before may have gone through:
 * its caller passes the sentence, when it sent nothing or the host refused.
 */
export const untouched = {
  coins: 'コインは減っていません。',
  vote: '投票していません。ポイントは使われていません。',
  unsentVote: 'まだ投票していません。ポイントは使われていません。',
  ticket: 'チケットは使っていません。',
  payment: 'お支払いは行われていません。',
  purchase: '購入は行われていません。',
} as const

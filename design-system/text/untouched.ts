/**
 * Sentences that say that no coins, votes or payments were used. Screens do not choose them: only the caller knows that
 * it sent nothing or that the server refused, since an earlier payment may have succeeded.
 */
export const untouched = {
  coins: 'コインは減っていません。',
  vote: '投票していません。ポイントは使われていません。',
  unsentVote: 'まだ投票していません。ポイントは使われていません。',
  ticket: 'チケットは使っていません。',
  payment: 'お支払いは行われていません。',
  purchase: '購入は行われていません。',
} as const

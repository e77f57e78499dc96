/** Rules of votes: amounts, bonus rates of photos, resulting votes, and the search among targets. */

import { wholeNumberOf } from '../../text/wholeNumberOf.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import type { BonusPhoto, OwnPoints, VoteBonus, VoteDraft } from './vote.types.ts'

/** The number of votes as text: 4,820票. Never abbreviated, because different numbers could look like ties. */
export const votesText = (votes: number) => `${groupedDigits(votes)}票`

/** The number of points as text: 1,200ポイント. Never abbreviated, because members vote with them. */
export const pointsText = (points: number) => `${groupedDigits(points)}ポイント`

/** The draft's photos that are still part of the bonus and owned by the member. */
export const usedBonusPhotos = ({ bonus, photoIds }: Pick<VoteDraft, 'bonus' | 'photoIds'>): BonusPhoto[] =>
  bonus?.owned.filter(({ id }) => photoIds.includes(id)) ?? []

/** The total rate of photos in percent, limited to the term's maximum. */
export const bonusRateOf = (bonus: VoteBonus | undefined, photos: readonly BonusPhoto[]): number =>
  Math.min(
    bonus?.maxPercent ?? 0,
    photos.reduce((sum, { percent }) => sum + percent, 0),
  )

/** The votes for a number of points, rounded down. For display: the server recomputes them (X13). */
export const resultingVotes = (points: number, percent: number): number => Math.floor((points * (100 + percent)) / 100)

/** The points that the member can still use after a vote with this draft; never negative. */
export const pointsAfterVote = (draft: Pick<VoteDraft, 'amount'>, { votable }: Pick<OwnPoints, 'votable'>): number =>
  Math.max(0, votable - typedAmount(draft))

/** The maximum number of points that a field accepts: more than any member has. */
const maxPoints = 9_999_999

/** Reads a typed amount in points; undefined when it is not a whole number. */
export function parsePoints(typed: string): number | undefined {
  const points = wholeNumberOf(typed, 'ポイント')
  return points !== undefined && points <= maxPoints ? points : undefined
}

/** The typed amount in points; 0 when the field is empty or contains anything but a whole number. */
export const typedAmount = (draft: Pick<VoteDraft, 'amount'>): number => parsePoints(draft.amount) ?? 0

/** Whether the field contains anything but a whole number. */
export const isUnreadableAmount = (draft: Pick<VoteDraft, 'amount'>): boolean =>
  draft.amount.trim() !== '' && parsePoints(draft.amount) === undefined

/** The error sentence for the draft's amount; undefined when valid. */
export function amountError(draft: Pick<VoteDraft, 'amount'>, { votable }: Pick<OwnPoints, 'votable'>) {
  const amount = typedAmount(draft)
  if (votable === 0) return '使えるポイントがありません。'
  if (isUnreadableAmount(draft)) return `ポイントは、${groupedDigits(maxPoints)}までの整数で入力してください。`
  if (amount === 0) return '1ポイントから投票できます。'
  return amount > votable ? `いま使えるのは、${pointsText(votable)}までです。` : undefined
}

/** The amount after a step, between 1 and the available points. */
export const steppedAmount = (draft: Pick<VoteDraft, 'amount'>, by: number, { votable }: Pick<OwnPoints, 'votable'>) =>
  String(Math.min(Math.max(1, votable), Math.max(1, typedAmount(draft) + by)))

/** The step of a key as on a spin button; undefined for other keys. */
export function spinButtonStep(key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
    Home: -Infinity,
    End: Infinity,
  }
  return steps[key]
}

/** What the votes of a draft depend on: the term, its maximum, and the own photos with their rates. */
const termsOf = (bonus: VoteBonus | undefined) =>
  bonus && [bonus.id, bonus.maxPercent, ...bonus.owned.map(({ id, percent }) => `${id} ${percent}`).toSorted()].join()

/** Whether a vote has the same effect under both bonus terms. */
export const isSameBonus = (one: VoteBonus | undefined, other: VoteBonus | undefined) => termsOf(one) === termsOf(other)

/** The achieved part of the common goal in whole percent; at most 99 until it is reached. */
export const reachedPercent = (achieved: number, goal: number): number => Math.floor((achieved * 100) / goal)

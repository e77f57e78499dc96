import { normaliseDigits } from '../../text/normaliseText.ts'
import { searchText, searchWords } from '../../text/searchText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import type { BonusPhoto, OwnPoints, VoteBonus, VoteDraft } from './vote.types.ts'

/** 4,820票: a ranking is never shortened, ties would seem where there are none. */
export const votesText = (votes: number) => `${groupedDigits(votes)}票`

/** 1,200ポイント, never shortened: one votes with them. */
export const pointsText = (points: number) => `${groupedDigits(points)}ポイント`

/** Photos of the draft that its bonus still has among the member's own. */
export const usedPhotos = ({ bonus, photoIds }: Pick<VoteDraft, 'bonus' | 'photoIds'>): BonusPhoto[] =>
  bonus?.owned.filter(({ id }) => photoIds.includes(id)) ?? []

/** By how much photos raise a vote together, in percent; never above the term's most. */
export const raiseOf = (bonus: VoteBonus | undefined, photos: readonly BonusPhoto[]): number =>
  Math.min(
    bonus?.maxPercent ?? 0,
    photos.reduce((sum, { percent }) => sum + percent, 0),
  )

/** Votes that so many points give; a fraction is cut. Shown only: the host computes it anew (X13). */
export const votesOf = (points: number, percent: number): number => Math.floor((points * (100 + percent)) / 100)

/** What stands in the field, in points: 0 for nothing. */
export const amountOf = ({ amount }: Pick<VoteDraft, 'amount'>): number => Number(normaliseDigits(amount) || 0)

/** Why a draft cannot be voted as it is; undefined when it can. */
export function amountError(draft: Pick<VoteDraft, 'amount'>, { votable }: Pick<OwnPoints, 'votable'>) {
  const amount = amountOf(draft)
  if (votable === 0) return '使えるポイントがありません。'
  if (amount === 0) return '1ポイントから投票できます。'
  return amount > votable ? `いま使えるのは、${pointsText(votable)}までです。` : undefined
}

/** The amount after a step of so many points, between 1 and what one has. */
export const stepped = (draft: Pick<VoteDraft, 'amount'>, by: number, { votable }: Pick<OwnPoints, 'votable'>) =>
  String(Math.min(Math.max(1, votable), Math.max(1, amountOf(draft) + by)))

/** What a key does to the amount, as a spin button has it; undefined: nothing. */
export function keyStep(key: string): number | undefined {
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

/** What a vote depends on: the term, its most, and the own photos with their rates. */
const termsOf = (bonus: VoteBonus | undefined) =>
  bonus && [bonus.id, bonus.maxPercent, ...bonus.owned.map(({ id, percent }) => `${id} ${percent}`).toSorted()].join()

/** Whether a vote means the same under both. */
export const isSameBonus = (one: VoteBonus | undefined, other: VoteBonus | undefined) => termsOf(one) === termsOf(other)

/** Those whose name has the words that were typed, in any width, case and kana; all of them without a word. */
export function foundBy<T extends { name: string }>(typed: string, all: readonly T[]): T[] {
  const words = searchWords(typed)
  return all.filter(({ name }) => words.every((word) => searchText(name).includes(word)))
}

/** How much of the common goal is there, in whole percent; 99 until it is reached. */
export const reachedPercent = (achieved: number, goal: number): number => Math.floor((achieved * 100) / goal)

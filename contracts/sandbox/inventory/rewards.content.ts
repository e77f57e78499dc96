import type { ItemKind } from '../../present/asset.ts'

/** A reward of the seed. */
export interface SeedReward {
  readonly name: string
  readonly image: string | null
  readonly item_kind: ItemKind
  readonly item_id: string | null
  readonly amount: number
}

/** A reward of free coins. */
export const coinReward = (amount: number): SeedReward => ({
  name: `${amount}コイン`,
  image: null,
  item_kind: 'COIN',
  item_id: null,
  amount,
})

/** A reward of vote points. */
export const votePointReward = (amount: number): SeedReward => ({
  name: `投票ポイント ${amount}`,
  image: null,
  item_kind: 'VOTE_POINT',
  item_id: null,
  amount,
})

/** A reward that is sent by post. */
export const goodsReward = (name: string, image: string): SeedReward => ({
  name,
  image,
  item_kind: 'GOODS',
  item_id: null,
  amount: 1,
})

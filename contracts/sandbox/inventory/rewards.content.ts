import type { ItemKind } from '../../present/asset.ts'

/** A reward that the seed offers, such as for a vote. */
export interface SeedReward {
  readonly name: string
  readonly image: string | null
  readonly item_kind: ItemKind
  readonly item_id: string | null
  readonly amount: number
}

/** A reward of free coins for the seed. */
export const coinReward = (amount: number): SeedReward => ({
  name: `${amount}コイン`,
  image: null,
  item_kind: 'COIN',
  item_id: null,
  amount,
})

/** A reward of vote points for the seed. */
export const votePointReward = (amount: number): SeedReward => ({
  name: `投票ポイント ${amount}`,
  image: null,
  item_kind: 'VOTE_POINT',
  item_id: null,
  amount,
})

/** A reward for the seed that is sent by post. */
export const goodsReward = (name: string, image: string): SeedReward => ({
  name,
  image,
  item_kind: 'GOODS',
  item_id: null,
  amount: 1,
})

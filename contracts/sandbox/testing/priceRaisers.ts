import type { CallName } from '../../cases.ts'
import type { Db } from '../schema.ts'

/**
 * For each endpoint with an expected price, a function that raises the price in coins or yen by an amount, as an
 * operator would; a negative amount lowers the price. For votes, the function makes each point count for fewer votes.
 */
export const priceRaisers: Partial<Record<CallName, (db: Db, by: number) => Promise<unknown>>> = {
  'gacha.drawGacha': (db, by) =>
    db
      .updateTable('gacha_price')
      .set(({ eb }) => ({ consume_coin: eb('consume_coin', '+', by) }))
      .execute(),
  'lottery.buyLottery': (db, by) =>
    db
      .updateTable('lottery')
      .set(({ eb }) => ({ consume_coin: eb('consume_coin', '+', by) }))
      .execute(),
  'payment.startPurchase': (db, by) =>
    db
      .updateTable('coin_pack')
      .set(({ eb }) => ({ price: eb('price', '+', by) }))
      .execute(),
  'preorder.buyPreorder': (db, by) =>
    db
      .updateTable('preorder_category')
      .set(({ eb }) => ({
        normal_consume_coin: eb(
          'normal_consume_coin',
          '+',
          eb.case().when('normal_consume_coin', '>', 0).then(by).else(0).end(),
        ),
        treading_box_consume_coin: eb(
          'treading_box_consume_coin',
          '+',
          eb.case().when('treading_box_consume_coin', '>', 0).then(by).else(0).end(),
        ),
      }))
      .execute(),
  'story.viewStoryEpisode': (db, by) =>
    db
      .updateTable('story_episode')
      .set(({ eb }) => ({ consume_coin: eb('consume_coin', '+', by) }))
      .where('consume_coin', '>', 0)
      .execute(),
  'video.purchaseVideo': (db, by) =>
    db
      .updateTable('video')
      .set(({ eb }) => ({ consume_coin: eb('consume_coin', '+', by) }))
      .execute(),
  'vote.voteForTarget': (db, by) =>
    db
      .updateTable('vote_bonus_photo')
      .set(({ eb }) => ({ rate_percent: eb('rate_percent', '-', by / 2) }))
      .execute(),
}

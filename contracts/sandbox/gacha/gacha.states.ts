import { rarities } from '../../gacha/rarity.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import type { gachaStates } from '../../states/gacha.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about gacha in the sandbox. */
export const gachaStateHandlers: AreaStateHandlers<typeof gachaStates> = {
  setup: {
    async 'a gacha that can be drawn'({ gachaId, ipId, detail }, ctx) {
      const isFull = detail === 'full'
      await replaceGacha(ctx, { gachaId, ipId, detail }, { hasTerms: isFull, drawLimit: isFull ? 50 : null })
      return {}
    },

    async 'a gacha that has ended'(params, ctx) {
      await replaceGacha(ctx, params, { ends: -days(1) })
      return {}
    },

    async 'a gacha that is announced'(params, ctx) {
      await replaceGacha(ctx, params, { starts: days(1) })
      return {}
    },

    async 'a gacha that is sold out'(params, ctx) {
      await replaceGacha(ctx, params, { stock: 0 })
      return {}
    },

    async 'a gacha whose free period has ended'(params, ctx) {
      await replaceGacha(ctx, params, { freeUntil: timeAfter(ctx.now, -days(1)), prices: [{ draws: 1, coins: 0 }] })
      return {}
    },

    async 'an agreed gacha'({ accountId, gachaId }, { db, now }) {
      const row = { account_id: accountId, gacha_id: gachaId, created_at: now }
      await db
        .insertInto('gacha_agreement')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'owned gacha items'({ accountId, gachaId }, { db, now }) {
      const items = await db.selectFrom('gacha_item').select('item_id').where('gacha_id', '=', gachaId).execute()
      const owned = items.map(({ item_id }) => ({ account_id: accountId, item_id, owned_count: 1, acquired_at: now }))
      await db
        .insertInto('owned_item')
        .values(owned)
        .onConflict((conflict) => conflict.columns(['account_id', 'item_id']).doUpdateSet({ owned_count: 1 }))
        .execute()
      return {}
    },
  },
  teardown: {},
}

interface Params {
  gachaId: string
  ipId: string
  detail: 'full' | 'minimal'
}

interface Shape {
  hasTerms?: boolean
  drawLimit?: number | null
  /** When the gacha opens, in milliseconds from now. If it opens in the future, it is announced. */
  starts?: number
  /** When the gacha closes, in milliseconds from now. */
  ends?: number
  stock?: number
  freeUntil?: Date
  prices?: readonly { draws: number; coins: number }[]
}

const usualPrices = [
  { draws: 1, coins: 30 },
  { draws: 10, coins: 300 },
]

/** Replaces the gacha with this id by a new one, without agreements and draws. */
async function replaceGacha({ db, now }: StateContext, params: Params, shape: Shape): Promise<void> {
  const { gachaId, ipId } = params
  const {
    hasTerms = false,
    drawLimit = null,
    starts = -days(20),
    ends = days(30),
    stock = 1000,
    freeUntil = null,
    prices = usualPrices,
  } = shape
  await db.deleteFrom('gacha').where('id', '=', gachaId).execute()
  const row = {
    id: gachaId,
    channel_id: ipId,
    position: 1,
    name: '冬の星座',
    type: 'LIMIT' as const,
    ...detailColumns(params.detail),
    terms: hasTerms ? '引いた景品は、返品も交換もできません。' : null,
    free_until: freeUntil,
    draw_limit: drawLimit,
    announced_from: starts > 0 ? timeAfter(now, -days(1)) : null,
    published_from: timeAfter(now, starts),
    published_until: timeAfter(now, ends),
  }
  await db.insertInto('gacha').values(row).execute()
  const priceRows = prices.map(({ draws, coins }) => ({ gacha_id: gachaId, draw_count: draws, consume_coin: coins }))
  await db.insertInto('gacha_price').values(priceRows).execute()
  await addItems(db, params, stock)
}

const detailColumns = (detail: 'full' | 'minimal') =>
  detail === 'full'
    ? {
        image: 'setsugen/morning.svg',
        description: '冬の夜空から四枚。',
        caution_list: JSON.stringify(['景品はなくなり次第終了します。', '同じ景品が重なることがあります。']),
      }
    : { image: null, description: null, caution_list: null }

/** The share of draws of one item of each rarity in ten-thousandths, the rarest first. */
const weights = [250, 950, 2800, 6000]

async function addItems(db: StateContext['db'], { gachaId, ipId, detail }: Params, stock: number): Promise<void> {
  const items = rarities.map((rarity, index) => ({
    id: `${gachaId}-item-${index + 1}`,
    channel_id: ipId,
    type: 'PHOTO' as const,
    name: ['オリオン', '冬の大三角', 'すばる', '一番星'][index] ?? rarity,
    image: detail === 'full' ? 'setsugen/hero.svg' : null,
    rarity,
  }))
  const ids = items.map(({ id }) => id)
  await db.deleteFrom('item').where('id', 'in', ids).execute()
  await db.insertInto('item').values(items).execute()
  const chances = ids.map((item_id, position) => ({
    gacha_id: gachaId,
    item_id,
    position,
    weight: weights[position] ?? 0,
    stock,
    limit_per_member: null,
  }))
  await db.insertInto('gacha_item').values(chances).execute()
}

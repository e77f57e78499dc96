import { expressionBuilder, type Selectable } from 'kysely'
import type { Gacha, gachaStocks } from '../../gacha/gacha.endpoints.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { gachaChancesOf, drawFromGacha, drawnCountOf, type GachaChance } from './gachaDraw.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { oddsInPercent } from './odds.ts'
import { publishedCondition, requirePublishedInChannel, requirePublishedChannel } from '../channel/publishedChannels.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the gacha endpoints. */
export const gachaHandlers: Handlers<'gacha'> = {
  async listGacha(ctx) {
    const { ipId } = ctx.query
    await requirePublishedChannel(ctx, ipId)
    const rows = await ctx.db
      .selectFrom('gacha')
      .selectAll()
      .where('channel_id', '=', ipId)
      .where((eb) => eb.or([publishedCondition(ctx.now, 'gacha'), announcedAt(ctx.now)]))
      .orderBy('position')
      .orderBy('id')
      .execute()
    return { gachaList: await Promise.all(rows.map((row) => summaryOf(ctx, row))) }
  },

  async getGacha(ctx) {
    const row = await shownGacha(ctx, ctx.params.id)
    const prices = await ctx.db
      .selectFrom('gacha_price')
      .select(['draw_count', 'consume_coin'])
      .where('gacha_id', '=', row.id)
      .orderBy('draw_count')
      .execute()
    const gacha = {
      ...(await summaryOf(ctx, row)),
      description: nullToUndefined(row.description),
      cautionList: nullToUndefined(row.caution_list),
      terms: nullToUndefined(row.terms),
      hasAgreed: row.terms && ctx.accountId ? await hasAgreed(ctx, row.id) : undefined,
      drawOptionList: prices.map(({ draw_count, consume_coin }) => ({ count: draw_count, consumeCoin: consume_coin })),
      remainingDrawCount: await remainingOf(ctx, row),
    }
    return { gacha }
  },

  async getGachaDetail(ctx) {
    const row = await shownGacha(ctx, ctx.params.id)
    const chances = await gachaChancesOf(ctx.db, row, ctx.accountId)
    const rates = oddsInPercent(chances)
    const itemList = chances.map((chance, index) => ({
      ...itemOf(chance),
      ratePercent: rates[index] ?? 0,
      stock: stockOf(chance),
      ownedCount: ctx.accountId === undefined ? undefined : chance.owned,
    }))
    return { itemList }
  },

  async drawGacha(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { draw: params.id, ...body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await openGacha(inTransaction, params.id)
      if (row.free_until && row.free_until <= ctx.now) throw new Failure('FailedPrecondition')
      if (row.terms && !(await hasAgreed(inTransaction, row.id))) throw new Failure('GachaNotAgreed')
      return drawFromGacha(inTransaction, memberIdOf(ctx), row, { count: body.count, ...query })
    })
  },

  async agreeGacha(ctx) {
    const { id } = await openGacha(ctx, ctx.params.id)
    const row = { account_id: memberIdOf(ctx), gacha_id: id, created_at: ctx.now }
    await ctx.db
      .insertInto('gacha_agreement')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async getGachaStockout(ctx) {
    const row = await shownGacha(ctx, ctx.params.id)
    const chances = await gachaChancesOf(ctx.db, row, ctx.accountId)
    const items = chances
      .filter(({ left }) => left === 0)
      .map((chance) => ({ itemId: chance.id, name: chance.name, stock: stockOf(chance) }))
    return { items }
  },
}

type GachaRow = Selectable<DatasetTables['gacha']>

const gachaOf = async ({ db }: CallerContext, id: string): Promise<GachaRow> =>
  orFail(await db.selectFrom('gacha').selectAll().where('id', '=', id).executeTakeFirst())

const isAnnounced = ({ announced_from, published_from }: GachaRow, now: Date) =>
  announced_from !== null && announced_from <= now && published_from > now

/** SQL condition: the gacha is already shown (announced) but not open yet (Q151). */
function announcedAt(now: Date) {
  const eb = expressionBuilder<DatasetTables, 'gacha'>()
  return eb.and([eb('announced_from', '<=', now), eb('published_from', '>', now)])
}

/** Reads a gacha that is open, or announced and not open yet. Throws like `openGacha` for any other. */
async function shownGacha(reader: CallerContext, id: string): Promise<GachaRow> {
  const row = await gachaOf(reader, id)
  if (!isAnnounced(row, reader.now)) return openGacha(reader, id)
  await requirePublishedChannel(reader, row.channel_id)
  return row
}

/** A gacha that is open now. Throws NotFound for an unknown gacha and GachaUnavailable outside its period. */
async function openGacha(reader: CallerContext, id: string): Promise<GachaRow> {
  const row = await gachaOf(reader, id)
  await requirePublishedInChannel(reader, row, 'GachaUnavailable')
  return row
}

async function summaryOf(reader: CallerContext, row: GachaRow) {
  const chances = await gachaChancesOf(reader.db, row, reader.accountId)
  return {
    gachaId: row.id,
    ipId: row.channel_id,
    name: row.name,
    image: nullToUndefined(row.image),
    type: row.type,
    stock: (await remainingOf(reader, row)) === 0 ? ('LIMITED_BY_USER' as const) : stockOfAll(chances),
    itemCount: chances.length,
    publicationStartTime: instantOnWire(row.published_from),
    publicationEndTime: instantOnWire(row.published_until),
  } satisfies Partial<Gacha>
}

const itemOf = ({ id, name, image, type, rarity }: GachaChance) => ({
  itemId: id,
  name,
  image: nullToUndefined(image),
  type,
  rarity: rarity ?? ('N' as const),
})

type Stock = (typeof gachaStocks)[number]

function stockOf({ left, isSoldOut }: GachaChance): Stock {
  if (left > 0) return 'IN_STOCK'
  return isSoldOut ? 'OUT_OF_STOCK' : 'LIMITED_BY_USER'
}

function stockOfAll(chances: readonly GachaChance[]): Stock {
  if (chances.some(({ left, weight }) => left > 0 && weight > 0)) return 'IN_STOCK'
  return chances.some(({ isSoldOut }) => !isSoldOut) ? 'LIMITED_BY_USER' : 'OUT_OF_STOCK'
}

async function hasAgreed({ db, accountId }: CallerContext, gachaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gacha_agreement')
    .select('gacha_id')
    .where('account_id', '=', accountId ?? '')
    .where('gacha_id', '=', gachaId)
    .executeTakeFirst()
  return row !== undefined
}

async function remainingOf({ db, accountId }: CallerContext, row: GachaRow): Promise<number | undefined> {
  if (row.draw_limit === null || accountId === undefined) return undefined
  return Math.max(0, row.draw_limit - (await drawnCountOf(db, accountId, row)))
}

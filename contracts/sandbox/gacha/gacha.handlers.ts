import { expressionBuilder, type Selectable } from 'kysely'
import type { Gacha, gachaStocks } from '../../gacha/gacha.endpoints.ts'
import type { World } from '../schema.ts'
import { Failure, found } from '../runtime/failure.ts'
import { chancesOf, drawItems, drawnCountOf, type GachaChance } from './gachaDraw.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { percentages } from './odds.ts'
import { publishedAt, requireOpen, requirePublished } from '../channel/publishedChannels.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const gachaHandlers: Handlers<'gacha'> = {
  async listGacha(ask) {
    const { ipId } = ask.query
    await requirePublished(ask, ipId)
    const rows = await ask.db
      .selectFrom('gacha')
      .selectAll()
      .where('channel_id', '=', ipId)
      .where((eb) => eb.or([publishedAt(ask.now, 'gacha'), announcedAt(ask.now)]))
      .orderBy('position')
      .orderBy('id')
      .execute()
    return { gachaList: await Promise.all(rows.map((row) => summaryOf(ask, row))) }
  },

  async getGacha(ask) {
    const row = await shownGacha(ask, ask.params.id)
    const prices = await ask.db
      .selectFrom('gacha_price')
      .select(['draw_count', 'consume_coin'])
      .where('gacha_id', '=', row.id)
      .orderBy('draw_count')
      .execute()
    const gacha = {
      ...(await summaryOf(ask, row)),
      description: orMissing(row.description),
      cautionList: orMissing(row.caution_list),
      terms: orMissing(row.terms),
      hasAgreed: row.terms && ask.accountId ? await hasAgreed(ask, row.id) : undefined,
      drawOptionList: prices.map(({ draw_count, consume_coin }) => ({ count: draw_count, consumeCoin: consume_coin })),
      remainingDrawCount: await remainingOf(ask, row),
    }
    return { gacha }
  },

  async getGachaDetail(ask) {
    const row = await shownGacha(ask, ask.params.id)
    const chances = await chancesOf(ask.db, row, ask.accountId)
    const rates = percentages(chances)
    const itemList = chances.map((chance, index) => ({
      ...itemOf(chance),
      ratePercent: rates[index] ?? 0,
      stock: stockOf(chance),
      ownedCount: ask.accountId === undefined ? undefined : chance.owned,
    }))
    return { itemList }
  },

  async drawGacha(ask) {
    const { params, query, body } = ask
    return onlyOnce(ask, { draw: params.id, ...body }, async (db) => {
      const inside = { ...ask, db }
      const row = await openGacha(inside, params.id)
      if (row.free_until && row.free_until <= ask.now) throw new Failure('FailedPrecondition')
      if (row.terms && !(await hasAgreed(inside, row.id))) throw new Failure('GachaNotAgreed')
      return drawItems(inside, memberOf(ask), row, { count: body.count, ...query })
    })
  },

  async agreeGacha(ask) {
    const { id } = await openGacha(ask, ask.params.id)
    const row = { account_id: memberOf(ask), gacha_id: id, created_at: ask.now }
    await ask.db
      .insertInto('gacha_agreement')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async getGachaStockout(ask) {
    const row = await shownGacha(ask, ask.params.id)
    const chances = await chancesOf(ask.db, row, ask.accountId)
    const items = chances
      .filter(({ left }) => left === 0)
      .map((chance) => ({ itemId: chance.id, name: chance.name, stock: stockOf(chance) }))
    return { items }
  },
}

type GachaRow = Selectable<World['gacha']>

const gachaOf = async ({ db }: CallerContext, id: string): Promise<GachaRow> =>
  found(await db.selectFrom('gacha').selectAll().where('id', '=', id).executeTakeFirst())

const isAnnounced = ({ announced_from, published_from }: GachaRow, now: Date) =>
  announced_from !== null && announced_from <= now && published_from > now

/** SQL condition: the gacha is already shown but opens later (Q151). */
function announcedAt(now: Date) {
  const eb = expressionBuilder<World, 'gacha'>()
  return eb.and([eb('announced_from', '<=', now), eb('published_from', '>', now)])
}

/** Like `openGacha`, but also accepts a gacha that is announced and not open yet. */
async function shownGacha(reader: CallerContext, id: string): Promise<GachaRow> {
  const row = await gachaOf(reader, id)
  if (!isAnnounced(row, reader.now)) return openGacha(reader, id)
  await requirePublished(reader, row.channel_id)
  return row
}

/** A gacha that is open now. Throws NotFound for an unknown gacha and GachaUnavailable outside its period. */
async function openGacha(reader: CallerContext, id: string): Promise<GachaRow> {
  const row = await gachaOf(reader, id)
  await requireOpen(reader, row, 'GachaUnavailable')
  return row
}

async function summaryOf(reader: CallerContext, row: GachaRow) {
  const chances = await chancesOf(reader.db, row, reader.accountId)
  return {
    gachaId: row.id,
    ipId: row.channel_id,
    name: row.name,
    image: orMissing(row.image),
    type: row.type,
    stock: (await remainingOf(reader, row)) === 0 ? ('LIMITED_BY_USER' as const) : stockOfAll(chances),
    itemCount: chances.length,
    publicationStartTime: instantText(row.published_from),
    publicationEndTime: instantText(row.published_until),
  } satisfies Partial<Gacha>
}

const itemOf = ({ id, name, image, type, rarity }: GachaChance) => ({
  itemId: id,
  name,
  image: orMissing(image),
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

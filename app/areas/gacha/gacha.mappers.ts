import type { Gacha as WireGacha, getGachaDetail } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  DrawLogEntry,
  DrawResult as ResultView,
  Gacha,
  GachaItem,
} from '@tsudoi/design-system/screens/gacha/gacha.types'
import { gachaSummaryView } from '../../mappers/gacha.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { LoggedDraw } from './drawLog.ts'
import type { DrawResult } from './gachaDraw.ts'

type WireItem = ResponseOf<typeof getGachaDetail>['itemList'][number]

export function gachaView(gacha: WireGacha): Gacha {
  return {
    ...gachaSummaryView(gacha),
    description: gacha.description,
    cautions: gacha.cautionList ?? [],
    terms: gacha.terms,
    agreed: gacha.hasAgreed ?? false,
    options: gacha.drawOptionList.map(({ count, consumeCoin }) => ({ count, coins: consumeCoin })),
    remainingDraws: gacha.remainingDrawCount,
  }
}

/** Whether any item can no longer be drawn, by anyone or by this member. */
export const hasRunOutItem = (items: readonly Pick<WireItem, 'stock'>[] = []): boolean =>
  items.some(({ stock }) => stock === 'OUT_OF_STOCK' || stock === 'LIMITED_BY_USER')

/** Whether the odds are outdated: they still contain an item that has run out. */
export const oddsListRunOutItem = (
  items: readonly Pick<WireItem, 'itemId' | 'ratePercent'>[] = [],
  gone: readonly Pick<WireItem, 'itemId'>[] = [],
): boolean => items.some(({ itemId, ratePercent }) => ratePercent > 0 && gone.some((each) => each.itemId === itemId))

/** An item with its odds. Its stock from `gone`, the stock-out list, is newer than the one in the odds. */
export function gachaItemView(item: WireItem, gone: readonly Pick<WireItem, 'itemId' | 'stock'>[] = []): GachaItem {
  return {
    id: item.itemId,
    name: item.name,
    image: pictureOf(item.image),
    type: item.type,
    rarity: item.rarity,
    percent: item.ratePercent,
    stock: gone.find(({ itemId }) => itemId === item.itemId)?.stock ?? item.stock,
    owned: item.ownedCount,
  }
}

export function drawResultView({ drawId, resultList, balance }: DrawResult): ResultView {
  return {
    id: drawId,
    coinsLeft: balance.total,
    sentToPresents: resultList.filter(({ isSentToPresents }) => isSentToPresents).length,
    items: resultList.map((item) => ({
      id: item.itemId,
      name: item.name,
      image: pictureOf(item.image),
      type: item.type,
      rarity: item.rarity,
      percent: item.ratePercent,
      isNew: item.isNew,
      owned: item.ownedCount,
    })),
  }
}

/** A logged draw as the result page lists it. */
export function drawLogView({ result, ...entry }: LoggedDraw): DrawLogEntry {
  const { id, items } = drawResultView(result)
  return { ...entry, id, items }
}

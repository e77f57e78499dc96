import type { Gacha as WireGacha, getGachaDetail } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  DrawLogEntry,
  DrawResult as ResultView,
  Gacha,
  GachaItem,
} from '@tsudoi/design-system/screens/gacha/gacha.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { gachaSummaryView } from '../../mappers/gacha.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { LoggedDraw } from './drawLog.ts'
import type { DrawResult } from './gachaDraw.ts'

type WireItem = ResponseOf<typeof getGachaDetail>['itemList'][number]

/** Converts a gacha for its page. */
export function gachaView(gacha: WireGacha): Gacha {
  return {
    ...gachaSummaryView(gacha),
    description: gacha.description,
    cautions: gacha.cautionList ?? [],
    terms: gacha.terms,
    isAgreed: gacha.hasAgreed ?? false,
    options: gacha.drawOptionList.map(({ count, consumeCoin }) => ({ count, coins: consumeCoin })),
    remainingDraws: gacha.remainingDrawCount,
  }
}

/** Whether at least one of the items can no longer be drawn, because its stock or this member's limit is used up. */
export const hasRunOutItem = (items: readonly Pick<WireItem, 'stock'>[] = []): boolean =>
  items.some(({ stock }) => stock === 'OUT_OF_STOCK' || stock === 'LIMITED_BY_USER')

/** Whether the odds are outdated: an item of the stock-out list `gone` still has odds above 0. */
export const hasOddsOfRunOutItem = (
  items: readonly Pick<WireItem, 'itemId' | 'ratePercent'>[] = [],
  gone: readonly Pick<WireItem, 'itemId'>[] = [],
): boolean => items.some(({ itemId, ratePercent }) => ratePercent > 0 && gone.some((each) => each.itemId === itemId))

/** Converts an item with its odds. If the stock-out list `gone` contains the item, its stock there is newer. */
export function gachaItemView(item: WireItem, gone: readonly Pick<WireItem, 'itemId' | 'stock'>[] = []): GachaItem {
  return {
    id: item.itemId,
    name: titleOf(item.name),
    image: pictureOf(item.image),
    type: item.type,
    rarity: item.rarity,
    percent: item.ratePercent,
    stock: gone.find(({ itemId }) => itemId === item.itemId)?.stock ?? item.stock,
    owned: item.ownedCount,
  }
}

/** Converts the result of a draw for the screen. */
export function drawResultView({ drawId, resultList, balance }: DrawResult): ResultView {
  return {
    id: drawId,
    coinsLeft: balance.total,
    sentToPresents: resultList.filter(({ isSentToPresents }) => isSentToPresents).length,
    items: resultList.map((item) => ({
      id: item.itemId,
      name: titleOf(item.name),
      image: pictureOf(item.image),
      type: item.type,
      rarity: item.rarity,
      percent: item.ratePercent,
      isNew: item.isNew,
      owned: item.ownedCount,
    })),
  }
}

/** Converts a logged draw for the list on the result page. */
export function drawLogView({ result, ...entry }: LoggedDraw): DrawLogEntry {
  const { id, items } = drawResultView(result)
  return { ...entry, id, items }
}

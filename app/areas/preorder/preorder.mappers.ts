import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import type {
  Preorder,
  PreorderCategory,
  PreorderHrefs,
  PreorderItem,
  PreorderPurchase,
  PreorderPageData,
} from '@tsudoi/design-system/screens/preorder/preorder.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { assetView } from '../../mappers/asset.mappers.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'

type Answer = ResponseOf<typeof getPreorder>
type WireCategory = Answer['categoryList'][number]
type WireItem = WireCategory['itemList'][number]

/** Kind and price of an item: by its category if that is NORMAL, by the item's own type if it is TREADING (Q75). */
function kindOf(category: WireCategory, { type }: WireItem): Pick<PreorderItem, 'kind' | 'coins'> {
  if (category.categoryType === 'NORMAL') return { kind: 'normal', coins: category.normalConsumeCoin }
  if (category.categoryType === 'TREADING' && type === 'TREADING_SINGLE')
    return { kind: 'single', coins: category.treadingSingleConsumeCoin }
  if (category.categoryType === 'TREADING' && type === 'TREADING_BOX')
    return { kind: 'box', coins: category.treadingBoxConsumeCoin }
  return { kind: 'unknown', coins: 0 }
}

const itemView = (category: WireCategory, item: WireItem): PreorderItem => ({
  id: item.itemId,
  name: titleOf(item.name),
  image: pictureOf(item.image),
  ...kindOf(category, item),
  remaining: item.remainingCount,
  bonuses: item.bonusList.map(({ targetItemId, itemName, itemImage }) => ({
    id: targetItemId,
    name: titleOf(itemName),
    image: pictureOf(itemImage),
  })),
})

const categoryView = (category: WireCategory): PreorderCategory => ({
  id: category.categoryId,
  name: titleOf(category.name),
  items: category.itemList.map((item) => itemView(category, item)),
  lineup: category.lineupList.map(assetView),
})

/** A preorder as the screens render it. */
export const preorderView = (answer: Answer): Preorder => ({
  id: answer.id,
  name: titleOf(answer.name),
  image: pictureOf(answer.image),
  description: answer.description,
  cautions: answer.cautionList ?? [],
  start: normalisedInstant(answer.purchaseStartTime),
  end: normalisedInstant(answer.purchaseEndTime),
  delivery: answer.delivery,
  categories: answer.categoryList.map(categoryView),
})

const purchaseView = (purchase: NonNullable<Answer['latestPurchase']>): PreorderPurchase => ({
  id: purchase.purchaseId,
  at: normalisedInstant(purchase.purchasedTime),
  coins: purchase.consumeCoin,
  items: purchase.itemList.map(assetView),
  bonuses: purchase.bonusList.map(assetView),
})

/** A preorder with the member's latest purchase. */
export const preorderPageView = (answer: Answer): PreorderPageData => ({
  preorder: preorderView(answer),
  latest: answer.latestPurchase && purchaseView(answer.latestPurchase),
})

/** The links of a preorder's pages. `entry` contains the links to login and registration. */
export const preorderHrefs = (
  id: string,
  isMember: boolean,
  entry: { login: string; signUp: string },
): PreorderHrefs => ({
  preorder: paths.preorder(id),
  purchase: paths.preorderPurchase(id),
  result: paths.preorderResult(id),
  address: paths.address,
  collection: paths.collection,
  presents: paths.presents,
  top: isMember ? paths.home : paths.top,
  ...entry,
})

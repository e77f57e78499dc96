import { coinText } from '../text/coinText.ts'
import { countText } from '../text/countText.ts'
import { isolated } from '../text/isolated.ts'

/** The kinds of items that can be granted to a member (A§3). */
export type AssetKind =
  | 'BUNDLE'
  | 'CURRENCY'
  | 'COIN'
  | 'ACHIEVEMENT'
  | 'BACKGROUND'
  | 'GOODS'
  | 'PHOTO'
  | 'PRIVILEGE_MOVIE'
  | 'PRIVILEGE_STORY'
  | 'TICKET'
  | 'REAL_EVENT'
  | 'OFFER_ITEM'
  | 'VOTE_POINT'
  | 'UNKNOWN'

/** Something that is granted to a member: 100 coins, one photo, two tickets. */
export interface Asset {
  kind: AssetKind
  name: string
  /** The picture's URL; absent for coins and points. */
  image?: string | undefined
  amount: number
}

/** The Japanese noun for each kind. An unknown kind is called アイテム. */
export const assetKindText: Readonly<Record<AssetKind, string>> = {
  BUNDLE: 'セット',
  CURRENCY: 'コイン',
  COIN: '無償コイン',
  ACHIEVEMENT: '称号',
  BACKGROUND: '背景',
  GOODS: 'グッズ',
  PHOTO: '写真',
  PRIVILEGE_MOVIE: '特典動画',
  PRIVILEGE_STORY: '特典ストーリー',
  TICKET: 'チケット',
  REAL_EVENT: 'イベント',
  OFFER_ITEM: 'リクエスト',
  VOTE_POINT: '投票ポイント',
  UNKNOWN: 'アイテム',
}

/** Whether the asset is an amount of coins rather than an item. */
export const isCoinAsset = ({ kind }: Asset) => kind === 'COIN' || kind === 'CURRENCY'

/** The asset as text: 200コイン, 朝もやの湖, 投票ポイント10, 花道わき 立見券 2点. */
export function assetText(asset: Asset): string {
  const { kind, name, amount } = asset
  if (isCoinAsset(asset)) return coinText(amount)
  if (kind === 'VOTE_POINT') return `${isolated(name)}${countText(amount)}`
  return amount > 1 ? `${isolated(name)} ${countText(amount)}点` : isolated(name)
}

/** Several assets as one line of text: 200コインと朝もやの湖, 200コインほか3点. */
export function assetsText(assets: readonly Asset[]): string {
  const [first, second, ...more] = assets
  if (!first) return ''
  if (!second) return assetText(first)
  return more.length > 0 ? `${assetText(first)}ほか${more.length + 1}点` : `${assetText(first)}と${assetText(second)}`
}

import type { ShopItem } from '../../design-system/screens/shop/shop.types.ts'

const pack = (coins: number, yen: number, more: Partial<ShopItem> = {}): ShopItem => ({
  id: `coin-${coins}`,
  coins,
  yen,
  maxQuantity: 0,
  remainingQuantity: 0,
  start: '2026-01-01T00:00:00+09:00',
  end: '2026-03-31T23:59:00+09:00',
  showsTimeLeft: false,
  ...more,
})

/** The packs of the coin shop, the smallest first; the last pack is limited and ends soon. */
export const exampleShop: ShopItem[] = [
  pack(100, 120),
  pack(300, 360, { salesCopy: '10回引ける' }),
  pack(1_000, 1_100),
  pack(3_000, 3_200, { salesCopy: 'いちばん選ばれています' }),
  pack(10_000, 10_000, {
    salesCopy: '1コイン1円',
    maxQuantity: 5,
    remainingQuantity: 2,
    end: '2026-02-01T12:00:00+09:00',
    showsTimeLeft: true,
  }),
]

/** A pack that the member has bought as often as allowed. */
export const exhaustedPack: ShopItem = pack(10_000, 10_000, { maxQuantity: 5, remainingQuantity: 0 })

import type { RarityName } from '../../design-system/components/Rarity.tsx'
import type { DrawLogEntry, DrawnItem, DrawResult, GachaItem } from '../../design-system/screens/gacha/gacha.types.ts'

const item =
  (rarity: RarityName, percent: number) =>
  ([id, name, owned = 0]: readonly [string, string, number?]): GachaItem => ({
    id: `lemonade-parade-${id}`,
    name,
    image: `/textures/lemonade/parade-${id}.svg`,
    type: id === 'ticket' ? 'TICKET' : 'PHOTO',
    rarity,
    percent,
    stock: 'IN_STOCK',
    owned,
  })

const rows = {
  ssr: [
    ['akari', '灯里 夏至の主役'],
    ['five', '五人の花道', 1],
  ],
  sr: [
    ['kotoha', 'ことは 紙吹雪'],
    ['mitsuki', 'みつき 先頭の旗', 1],
    ['sui', 'すい 鼓笛隊'],
    ['nao', 'なお 炭酸の泡'],
  ],
  r: [
    ['akari-rest', '灯里 休憩中'],
    ['kotoha-laces', 'ことは 靴ひも'],
    ['mitsuki-flask', 'みつき 水筒'],
    ['sui-hat', 'すい 帽子', 1],
    ['nao-bench', 'なお 木かげのベンチ'],
    ['ticket', '花道わき 立見券'],
  ],
  n: [
    ['window', '練習室の窓'],
    ['glass', '空のグラス'],
    ['flag', 'ストライプの旗'],
    ['score', '楽譜のはしっこ', 2],
    ['seed', 'レモンの種'],
    ['ribbon', 'ほどけたリボン'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, number?])[]>

/** The 18 items of 夏至のパレード: SSR 2 %, SR 8 %, R 30 %, N 60 %. */
export const exampleGachaItems: GachaItem[] = [
  ...rows.ssr.map(item('SSR', 1)),
  ...rows.sr.map(item('SR', 2)),
  ...rows.r.map(item('R', 5)),
  ...rows.n.map(item('N', 10)),
]

/** The 18 items as a guest sees them, without `owned`. */
export const gachaItemsForGuests: GachaItem[] = exampleGachaItems.map(({ owned: _owned, ...rest }) => rest)

/** The 18 items, all sold out. */
export const soldOutGachaItems: GachaItem[] = exampleGachaItems.map((one) => ({
  ...one,
  stock: 'OUT_OF_STOCK',
  percent: 0,
}))

/** The 18 items after both SSR items are sold out; their 2 % are distributed over the remaining items. */
export const partlySoldOutItems: GachaItem[] = exampleGachaItems.map((one, index) =>
  index < 2
    ? { ...one, percent: 0, stock: index === 0 ? 'OUT_OF_STOCK' : 'LIMITED_BY_USER' }
    : { ...one, percent: (one.percent / 98) * 100 },
)

/** Invalid odds that add up to only 99 %, which a server must never send. */
export const brokenOddsItems: GachaItem[] = exampleGachaItems.slice(1)

/** 200 items with long names. The last item has a rarity that this version does not know. */
export const manyGachaItems: GachaItem[] = Array.from({ length: 12 }, () => exampleGachaItems)
  .flat()
  .slice(0, 200)
  .map((one, index) => ({
    ...one,
    id: `many-${index}`,
    name: `パレードの先頭から数えて${index + 1}番目の人が落とした紙吹雪を、あくる朝になってから写した一枚`,
    rarity: index === 199 ? 'UNKNOWN' : one.rarity,
    percent: 0.5,
  }))

const drawn = (id: string, isNew: boolean, owned: number): DrawnItem => {
  const found = exampleGachaItems.find((one) => one.id === `lemonade-parade-${id}`)
  if (!found) throw new Error(`There is no item ${id}`)
  const { name, image, rarity, percent } = found
  return { id: found.id, name, image, rarity, percent, isNew, owned }
}

/** The result of ten draws, one of them an SSR. */
export const exampleDrawResult: DrawResult = {
  id: 'draw-10',
  coinsLeft: 2_980,
  items: [
    drawn('kotoha-laces', true, 1),
    drawn('window', true, 1),
    drawn('mitsuki', false, 2),
    drawn('akari', true, 1),
    drawn('glass', true, 1),
    drawn('akari-rest', true, 1),
    drawn('flag', true, 1),
    drawn('score', false, 3),
    drawn('sui-hat', false, 2),
    drawn('seed', true, 1),
  ],
}

/** The result of one draw. */
export const singleDrawResult: DrawResult = { id: 'draw-1', coinsLeft: 3_250, items: [drawn('ribbon', true, 1)] }

/** The result of a draw without rare or new items. */
export const plainDrawResult: DrawResult = {
  id: 'draw-plain',
  coinsLeft: 0,
  items: [
    drawn('score', false, 12),
    drawn('score', false, 13),
    drawn('glass', false, 5),
    drawn('seed', false, 9),
    drawn('window', false, 4),
  ],
}

/** The member's earlier draws in this tab, the latest first. */
export const exampleDrawLog: DrawLogEntry[] = [
  {
    id: 'draw-3',
    time: '2026-01-31T19:40:00+09:00',
    gachaName: '夏至のパレード',
    coins: 30,
    items: singleDrawResult.items,
  },
  { id: 'draw-2', time: '2026-01-31T19:12:00+09:00', coins: 0, items: plainDrawResult.items },
]

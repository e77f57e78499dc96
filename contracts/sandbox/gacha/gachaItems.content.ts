import type { gachaItemTypes } from '../../gacha/gacha.endpoints.ts'
import type { Rarity } from '../../gacha/rarity.ts'
import type { GachaId } from './gacha.content.ts'

interface SeedGachaItem {
  readonly itemId: string
  readonly gachaId: GachaId
  readonly name: string
  readonly type: (typeof gachaItemTypes)[number]
  readonly rarity: Rarity
  readonly image: string
  /** Share of draws in ten-thousandths: 100 is 1 %. The weights of a gacha add up to 10,000. */
  readonly weight: number
  /** The number of items in stock; null if unlimited. */
  readonly stock: number | null
  /** How often one member can draw the item; null if unlimited. */
  readonly limitPerMember: number | null
}

type Row = readonly [
  id: string,
  name: string,
  more?: Partial<Pick<SeedGachaItem, 'type' | 'image' | 'stock' | 'limitPerMember'>>,
]

/** The items of one rarity, which share the rarity's odds evenly. */
function itemsOfRarity(gachaId: GachaId, rarity: Rarity, weight: number, rows: readonly Row[]): SeedGachaItem[] {
  const [ipId, series] = gachaId.split('-')
  return rows.map(([id, name, more]) => ({
    itemId: `${gachaId}-${id}`,
    gachaId,
    name,
    type: 'PHOTO',
    rarity,
    image: `${ipId}/${series}-${id}.svg`,
    weight,
    stock: null,
    limitPerMember: null,
    ...more,
  }))
}

const soldOut = { stock: 0 }

/** The items of each gacha in display order: the rarest first. */
export const gachaItems: readonly SeedGachaItem[] = [
  ...itemsOfRarity('lemonade-parade', 'SSR', 100, [
    ['akari', '灯里 夏至の主役'],
    ['five', '五人の花道'],
  ]),
  ...itemsOfRarity('lemonade-parade', 'SR', 200, [
    ['kotoha', 'ことは 紙吹雪'],
    ['mitsuki', 'みつき 先頭の旗'],
    ['sui', 'すい 鼓笛隊'],
    ['nao', 'なお 炭酸の泡'],
  ]),
  ...itemsOfRarity('lemonade-parade', 'R', 500, [
    ['akari-rest', '灯里 休憩中'],
    ['kotoha-laces', 'ことは 靴ひも'],
    ['mitsuki-flask', 'みつき 水筒'],
    ['sui-hat', 'すい 帽子'],
    ['nao-bench', 'なお 木かげのベンチ'],
    ['ticket', '花道わき 立見券', { type: 'TICKET' }],
  ]),
  ...itemsOfRarity('lemonade-parade', 'N', 1_000, [
    ['window', '練習室の窓'],
    ['glass', '空のグラス'],
    ['flag', 'ストライプの旗'],
    ['score', '楽譜のはしっこ'],
    ['seed', 'レモンの種'],
    ['ribbon', 'ほどけたリボン'],
  ]),

  ...itemsOfRarity('velvet-tube', 'SSR', 200, [['duo', '真空とレイ 点灯']]),
  ...itemsOfRarity('velvet-tube', 'SR', 400, [
    ['masora', '真空 配線の日'],
    ['rei', 'レイ 声だし'],
  ]),
  ...itemsOfRarity('velvet-tube', 'R', 1_500, [
    ['masora-rest', '真空 はんだの匂い'],
    ['rei-rest', 'レイ 楽屋の鏡'],
  ]),
  ...itemsOfRarity('velvet-tube', 'N', 2_000, [
    ['keys', '白鍵と黒鍵'],
    ['levels', '針のふれる町'],
    ['tube', '予備の真空管'],
  ]),

  ...itemsOfRarity('velvet-sleeve', 'SSR', 200, [['gold', '金の刷りそこない', { stock: 1, limitPerMember: 1 }]]),
  ...itemsOfRarity('velvet-sleeve', 'SR', 400, [
    ['rei', 'レイ 版ずれ', { stock: 2 }],
    ['masora', '真空 色ぬけ', { stock: 2 }],
  ]),
  ...itemsOfRarity('velvet-sleeve', 'R', 1_500, [
    ['record', '裏がえしの盤', { stock: 3 }],
    ['dunes', '砂丘の試し刷り', { stock: 3 }],
  ]),
  ...itemsOfRarity('velvet-sleeve', 'N', 3_000, [
    ['proof', '墨だけの校正', { stock: 8 }],
    ['tube', '余白に真空管', { stock: 8 }],
  ]),

  ...itemsOfRarity('velvet-morning', 'SSR', 500, [['duo', '真空とレイ 消灯', { image: 'velvet/tube-duo.svg' }]]),
  ...itemsOfRarity('velvet-morning', 'R', 2_000, [
    ['masora', '真空 袖の折り目', { image: 'velvet/tube-masora-rest.svg' }],
    ['rei', 'レイ 窓ぎわ', { image: 'velvet/tube-rei-rest.svg' }],
  ]),
  ...itemsOfRarity('velvet-morning', 'N', 5_500, [['tube', '冷めた真空管', { image: 'velvet/tube-tube.svg' }]]),

  ...itemsOfRarity('todai-album', 'SSR', 200, [['shiori', '汐里 最後の一通']]),
  ...itemsOfRarity('todai-album', 'SR', 400, [
    ['wataru', '航 波止場のギター'],
    ['misaki', '岬 雨あがり'],
  ]),
  ...itemsOfRarity('todai-album', 'R', 1_000, [
    ['touta', '灯太 台本の余白'],
    ['shiori-knit', '汐里 膝かけ'],
    ['ticket', '公開収録 観覧券', { type: 'TICKET', stock: 40, limitPerMember: 1 }],
  ]),
  ...itemsOfRarity('todai-album', 'N', 1_500, [
    ['boat', '紙の舟'],
    ['harbour', '始発まえの港'],
    ['studio', '三番マイク'],
    ['tower', '非番の灯台'],
  ]),

  ...itemsOfRarity('todai-postcard', 'SR', 1_000, [['misaki', '岬からの絵はがき']]),
  ...itemsOfRarity('todai-postcard', 'R', 3_000, [['harbour', '港からの絵はがき']]),
  ...itemsOfRarity('todai-postcard', 'N', 3_000, [
    ['tower', '灯台からの絵はがき'],
    ['boat', '沖からの絵はがき'],
  ]),

  ...itemsOfRarity('shinyou-base', 'SSR', 200, [['mimi', 'ミミ まばたき']]),
  ...itemsOfRarity('shinyou-base', 'SR', 400, [
    ['hinata', 'ひなた 日の出待ち'],
    ['nire', '楡 火の番'],
  ]),
  ...itemsOfRarity('shinyou-base', 'R', 1_500, [
    ['kashiwagi', '柏木 折れた地図'],
    ['hinata-rain', 'ひなた 雨合羽'],
  ]),
  ...itemsOfRarity('shinyou-base', 'N', 2_000, [
    ['cabin', '小屋の夜'],
    ['lake', '凪の湖'],
    ['forest', '裏の森'],
  ]),

  ...itemsOfRarity('benio-lantern', 'SSR', 200, [['benio', '紅緒 送り火', soldOut]]),
  ...itemsOfRarity('benio-lantern', 'SR', 400, [
    ['nanashi', 'ななし 名のない灯籠', soldOut],
    ['chihaya', '千早 火の番', soldOut],
  ]),
  ...itemsOfRarity('benio-lantern', 'R', 1_500, [
    ['benio-rain', '紅緒 雨の傘', soldOut],
    ['gates', '鳥居の灯籠', soldOut],
  ]),
  ...itemsOfRarity('benio-lantern', 'N', 2_000, [
    ['lanterns', '水辺の灯籠', soldOut],
    ['wisps', '丘の灯籠', soldOut],
    ['umbrella', '傘の灯籠', soldOut],
  ]),

  ...itemsOfRarity('setsugen-lot', 'SSR', 200, [['yuki', 'ゆき 初雪の朗読']]),
  ...itemsOfRarity('setsugen-lot', 'SR', 800, [['touma', '冬馬 ねじを巻く手']]),
  ...itemsOfRarity('setsugen-lot', 'R', 1_500, [
    ['yuki-rest', 'ゆき 湯気のむこう'],
    ['globe', '手のひらの雪'],
  ]),
  ...itemsOfRarity('setsugen-lot', 'N', 2_000, [
    ['window', '読書灯'],
    ['comb', '櫛歯の音'],
    ['disc', '雪原の円盤'],
  ]),
]

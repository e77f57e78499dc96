import type { ChannelId } from '../channel/channels.content.ts'
import { photoReward } from '../gacha/photoReward.content.ts'
import { goodsReward, type SeedReward } from '../inventory/rewards.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

type SeedThing = { readonly id: string } & SeedReward

interface SeedPreorderItem {
  readonly item: string
  readonly type: 'NORMAL' | 'TREADING_SINGLE' | 'TREADING_BOX'
  /** The number of items in stock; null if unlimited. */
  readonly stock: number | null
  readonly reward: SeedReward
  readonly bonuses: readonly SeedThing[]
}

/** A preorder of the seed. */
export interface SeedPreorder {
  readonly preorderId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly image: string
  readonly description: string
  readonly cautions: readonly string[]
  readonly delivery: string
  readonly starts: SeedTime
  readonly ends: SeedTime
  readonly categories: readonly {
    readonly id: string
    readonly name: string
    readonly type: 'NORMAL' | 'TREADING'
    readonly coins: { readonly normal: number; readonly single: number; readonly box: number }
    readonly items: readonly SeedPreorderItem[]
    readonly lineup: readonly SeedThing[]
  }[]
}

const item = (
  id: string,
  name: string,
  image: string,
  more: Partial<Pick<SeedPreorderItem, 'type' | 'stock' | 'bonuses'>> = {},
): SeedPreorderItem => ({
  item: id,
  type: 'NORMAL',
  stock: null,
  bonuses: [],
  reward: goodsReward(name, image),
  ...more,
})

const normal = (coins: number) => ({ normal: coins, single: 0, box: 0 })

const usualCautions = [
  'ご予約のあとのキャンセルはできません。',
  'お届け先は、アカウントに登録した住所です。',
  '特典の写真は、ご予約と同時にコレクションに入ります。',
] as const

/** All preorders of the seed. */
export const preorders: readonly SeedPreorder[] = [
  {
    preorderId: 'velvet-press',
    ipId: 'velvet',
    name: '真夜中の刷り場 受注会',
    image: 'velvet/warm.svg',
    description:
      '注文の数だけ刷って、版は割ります。刷り師がひと晩に刷れるのは二百枚。届くころには、インクはもう乾いています。',
    cautions: [...usualCautions, '袋の中身は選べません。箱には、6種がひとつずつ入っています。'],
    delivery: '受付が終わってから、二か月ほどでお届けします。',
    starts: seedTimeOnDay(-3, '0:00'),
    ends: seedTimeOnDay(11, '23:59'),
    categories: [
      {
        id: 'print',
        name: '刷りもの',
        type: 'NORMAL',
        coins: normal(600),
        items: [
          item('poster', '二色刷りのポスター', 'velvet/tube.svg', {
            bonuses: [{ id: 'keys', ...photoReward('velvet-tube-keys') }],
          }),
          item('sleeve', '試し刷りのジャケット', 'velvet/sleeve-record.svg', { stock: 60 }),
        ],
        lineup: [],
      },
      {
        id: 'badge',
        name: 'トレーディング缶バッジ',
        type: 'TREADING',
        coins: { normal: 0, single: 120, box: 700 },
        items: [
          item('badge-single', '缶バッジ 1個(ランダム)', 'velvet/levels.svg', { type: 'TREADING_SINGLE' }),
          item('badge-box', '缶バッジ 6個入りの箱', 'velvet/keys.svg', {
            type: 'TREADING_BOX',
            stock: 200,
            bonuses: [{ id: 'duo', ...photoReward('velvet-tube-duo') }],
          }),
        ],
        lineup: [
          { id: 'masora', ...goodsReward('缶バッジ 真空', 'velvet/tube-masora.svg') },
          { id: 'rei', ...goodsReward('缶バッジ レイ', 'velvet/tube-rei.svg') },
          { id: 'keys', ...goodsReward('缶バッジ 白鍵と黒鍵', 'velvet/tube-keys.svg') },
          { id: 'levels', ...goodsReward('缶バッジ 針のふれる町', 'velvet/tube-levels.svg') },
          { id: 'tube', ...goodsReward('缶バッジ 予備の真空管', 'velvet/tube-tube.svg') },
          { id: 'record', ...goodsReward('缶バッジ 裏がえしの盤', 'velvet/sleeve-record.svg') },
        ],
      },
    ],
  },
  {
    preorderId: 'benio-festival',
    ipId: 'benio',
    name: '灯籠流しの夜店',
    image: 'benio/lanterns.svg',
    description: '第七話の夜に並んでいた店を、そのまま開けました。千早が火の番をしているので、夜どおし買えます。',
    cautions: [...usualCautions, 'くじ引きの中身は選べません。箱には、4種がひとつずつ入っています。'],
    delivery: '来月の終わりごろから、順にお届けします。',
    starts: seedTimeOnDay(-6, '21:00'),
    ends: seedTimeOnDay(8, '21:00'),
    categories: [
      {
        id: 'stall',
        name: '夜店の品',
        type: 'NORMAL',
        coins: normal(400),
        items: [
          item('lantern', '手のひら灯籠', 'benio/lantern-lanterns.svg', {
            bonuses: [{ id: 'wisps', ...photoReward('benio-lantern-wisps') }],
          }),
          item('umbrella', '雨の日の番傘', 'benio/umbrella.svg', { stock: 40 }),
          item('towel', '鳥居の手ぬぐい', 'benio/gates.svg'),
        ],
        lineup: [],
      },
      {
        id: 'stand',
        name: 'くじ引き屋のアクリルスタンド',
        type: 'TREADING',
        coins: { normal: 0, single: 150, box: 580 },
        items: [
          item('stand-single', 'アクリルスタンド 1個(ランダム)', 'benio/dusk.svg', { type: 'TREADING_SINGLE' }),
          item('stand-box', 'アクリルスタンド 4個入りの箱', 'benio/night.svg', {
            type: 'TREADING_BOX',
            stock: 100,
            bonuses: [{ id: 'umbrella', ...photoReward('benio-lantern-umbrella') }],
          }),
        ],
        lineup: [
          { id: 'benio', ...goodsReward('アクリルスタンド 紅緒', 'benio/member-benio.svg') },
          { id: 'nanashi', ...goodsReward('アクリルスタンド ななし', 'benio/member-nanashi.svg') },
          { id: 'chihaya', ...goodsReward('アクリルスタンド 千早', 'benio/member-chihaya.svg') },
          { id: 'rain', ...goodsReward('アクリルスタンド 紅緒 雨の傘', 'benio/lantern-benio-rain.svg') },
        ],
      },
    ],
  },
]

import type {
  CartChange,
  CartCounts,
  Preorder,
  PreorderHrefs,
  PreorderItem,
  PreorderPurchase,
} from '../../design-system/screens/preorder/preorder.types.ts'
import type { Asset } from '../../design-system/screens/asset.types.ts'
import { benio } from './exampleChannels.ts'

const { id, name, seed, href } = benio
/** The channel of the example preorder. */
export const preorderChannel = { id, name, seed, href }

const base = '/preorder/benio-festival'
/** The links of the example preorder. */
export const preorderHrefs: PreorderHrefs = {
  preorder: base,
  purchase: `${base}/purchase`,
  result: `${base}/result`,
  address: '/address',
  collection: '/collection',
  presents: '/present',
  top: '/home',
  login: '/login',
  signUp: '/signup',
}

const picture = (file: string) => `/textures/benio/${file}.svg`
const item = (itemId: string, title: string, file: string, more: Partial<PreorderItem> = {}): PreorderItem => ({
  id: itemId,
  name: title,
  image: picture(file),
  kind: 'normal',
  coins: 400,
  bonuses: [],
  ...more,
})

/** An item with a bonus. */
export const itemWithBonus = item('lantern', '手のひら灯籠', 'lantern-lanterns', {
  bonuses: [{ id: 'wisps', name: '鬼火の散歩', image: picture('lantern-wisps') }],
})
/** An item of which twelve are left. */
export const scarceItem = item('umbrella', '雨の日の番傘', 'umbrella', { remaining: 12 })
/** An item that is sold out. */
export const soldOutItem = item('towel', '鳥居の手ぬぐい', 'gates', { remaining: 0 })
/** A pack with one random item. */
export const randomItem = item('stand-single', 'アクリルスタンド 1個（ランダム）', 'dusk', {
  kind: 'single',
  coins: 150,
})
/** A box with one of each item. */
export const boxItem = item('stand-box', 'アクリルスタンド 4個入りの箱', 'night', {
  kind: 'box',
  coins: 580,
  remaining: 100,
  bonuses: [{ id: 'bonus-umbrella', name: '雨の傘', image: picture('lantern-umbrella') }],
})

const goods = (title: string, file: string): Asset => ({ kind: 'GOODS', name: title, image: picture(file), amount: 1 })
const lineup: Asset[] = [
  goods('アクリルスタンド 紅緒', 'member-benio'),
  goods('アクリルスタンド ななし', 'member-nanashi'),
  goods('アクリルスタンド 千早', 'member-chihaya'),
  goods('アクリルスタンド 雨の傘', 'lantern-benio-rain'),
]

/** An open preorder of the example channel 紅緒と鬼火 (`benio` in the code). */
export const examplePreorder: Preorder = {
  id: 'benio-festival',
  name: '灯籠流しの夜店',
  image: picture('lanterns'),
  description: '第七話の夜に並んでいた店を、そのまま開けました。千早が火の番をしているので、夜どおし買えます。',
  cautions: ['ご予約のあとのキャンセルはできません。', 'お届け先は、アカウントに登録した住所です。'],
  start: '2026-01-25T21:00:00+09:00',
  end: '2026-02-08T21:00:00+09:00',
  delivery: '来月の終わりごろから、順にお届けします。',
  categories: [
    { id: 'stall', name: '夜店の品', items: [itemWithBonus, scarceItem, soldOutItem], lineup: [] },
    { id: 'stand', name: 'くじ引き屋のアクリルスタンド', items: [randomItem, boxItem], lineup },
  ],
}

/** A cart with two kinds of items: item ids and counts. */
export const filledCart: CartCounts = { lantern: 2, 'stand-box': 1 }

/** The example preorder before its start. */
export const comingPreorder: Preorder = { ...examplePreorder, start: '2026-02-01T21:00:00+09:00' }
/** The example preorder after its end. */
export const endedPreorder: Preorder = { ...examplePreorder, end: '2026-01-31T12:00:00+09:00' }

/** A preorder with required fields only. */
export const barePreorder: Preorder = {
  id: 'bare',
  name: '星座の文具店',
  cautions: [],
  start: examplePreorder.start,
  end: examplePreorder.end,
  categories: [
    {
      id: 'bare',
      name: '文具',
      items: [
        { id: 'note', name: '星図ノート', kind: 'normal', coins: 500, bonuses: [] },
        { id: 'strange', name: '星の小箱', kind: 'unknown', coins: 0, bonuses: [] },
      ],
      lineup: [],
    },
  ],
}

const longName = '雨の夜に千早がひとりで見張っていた川べりの屋台でいちばん最後まで売れのこっていた、油紙の大きな番傘'
/** A preorder with very long texts. */
export const longPreorder: Preorder = {
  ...examplePreorder,
  id: 'long',
  name: longName,
  categories: [
    {
      id: 'long',
      name: longName,
      items: [itemWithBonus, scarceItem].map((each) => ({
        ...each,
        name: longName,
        coins: 9_999_999,
        bonuses: [{ id: `${each.id}-bonus`, name: longName }],
      })),
      lineup: [],
    },
  ],
}

/** One change of the cart of each kind. */
export const cartChangeOfEachKind: CartChange[] = [
  { id: 'lantern', name: '手のひら灯籠', what: 'price', before: 400, after: 450 },
  { id: 'umbrella', name: '雨の日の番傘', what: 'few', count: 20, left: 12 },
  { id: 'towel', name: '鳥居の手ぬぐい', what: 'gone', count: 1 },
  { id: 'stand-box', name: 'アクリルスタンド 4個入りの箱', what: 'bonus', before: ['鬼火の散歩'], after: ['雨の傘'] },
  { id: 'stand-single', name: 'アクリルスタンド 1個（ランダム）', what: 'count', before: 3, after: 5 },
]

/** The member's latest order. */
export const latestPurchase: PreorderPurchase = {
  id: 'purchase-1',
  at: '2026-01-31T19:40:00+09:00',
  coins: 1_380,
  items: [{ ...goods('手のひら灯籠', 'lantern-lanterns'), amount: 2 }, ...lineup],
  bonuses: [
    { kind: 'PHOTO', name: '鬼火の散歩', image: picture('lantern-wisps'), amount: 2 },
    { kind: 'PHOTO', name: '雨の傘', image: picture('lantern-umbrella'), amount: 1 },
  ],
}

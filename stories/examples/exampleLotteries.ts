import { lotteryPhaseAt, lotteryPrizesText } from '../../design-system/screens/lottery/lottery.rules.ts'
import type {
  Lottery,
  LotteryHrefs,
  LotteryPrize,
  LotteryWin,
  OwnLotteryResult,
  LotteryPageData,
} from '../../design-system/screens/lottery/lottery.types.ts'
import { dateRangeText } from '../../design-system/text/dateRangeText.ts'
import { lemonade } from './exampleChannels.ts'
import { exampleNow } from './exampleNow.ts'

const { id, name, seed, href } = lemonade
/** The channel of the example lottery. */
export const lotteryChannel = { id, name, seed, href }

const base = '/lottery/lemonade-flag'
/** The links of the example lottery. */
export const lotteryHrefs: LotteryHrefs = {
  lottery: base,
  purchase: `${base}/purchase`,
  result: `${base}/result`,
  address: '/address',
  collection: '/collection',
  presents: '/present',
  top: '/home',
  login: '/login',
  signUp: '/signup',
}

const flag = (of: string, star: string) => ({
  kind: 'GOODS' as const,
  name: `${of}の旗`,
  image: `/textures/lemonade/parade-${star}.svg`,
  amount: 1,
})
const flags = [flag('灯里', 'akari'), flag('ことは', 'kotoha'), flag('みつき', 'mitsuki'), flag('すい', 'sui')]

/** The prizes of `exampleLottery`. */
export const exampleLotteryPrizes: LotteryPrize[] = [
  {
    id: 'flag',
    name: '名前入りの紙の旗',
    image: '/textures/lemonade/parade-flag.svg',
    winners: 5,
    items: flags,
  },
  {
    id: 'photo',
    name: '花道の写真',
    image: '/textures/lemonade/parade-five.svg',
    winners: 30,
    items: [{ kind: 'PHOTO', name: '五人の花道', image: '/textures/lemonade/parade-five.svg', amount: 1 }],
  },
  { id: 'coins', name: '炭酸の泡賞', winners: 1_200, items: [{ kind: 'COIN', name: '100コイン', amount: 100 }] },
]

/** An open lottery of the example channel レモネード星団 (`lemonade` in the code). */
export const exampleLottery: Lottery = {
  id: 'lemonade-flag',
  name: 'パレードの旗、さしあげます',
  image: '/textures/lemonade/parade-flag.svg',
  description: '夏至のパレードで五人が振った紙の旗に、ひとりずつ名前を書きました。欲しい旗は、当たってから選べます。',
  cautions: ['当選は、おひとりひとつの賞までです。', '旗は、発表から一か月ほどでお届けします。'],
  phase: 'open',
  start: '2026-01-29T12:00:00+09:00',
  end: '2026-02-05T23:59:00+09:00',
  announced: '2026-02-07T18:00:00+09:00',
  choiceEnd: '2026-02-21T18:00:00+09:00',
  coins: 50,
  maxEntries: 10,
  entries: 0,
  remaining: 2_480,
  prizes: exampleLotteryPrizes,
}

/** Returns `exampleLottery` with other times, and with the phase that follows from them. */
export const lotteryAt = (times: Partial<Lottery>): Lottery => {
  const lottery = { ...exampleLottery, ...times }
  return { ...lottery, phase: lotteryPhaseAt(lottery, exampleNow, lottery.remaining === 0) }
}

/** The example lottery before its start. */
export const comingLottery = lotteryAt({ start: '2026-02-01T12:00:00+09:00' })
/** The example lottery without entries left. */
export const soldOutLottery = lotteryAt({ remaining: 0 })
/** The example lottery after its entry period; the member has three entries. */
export const closedLottery = lotteryAt({ end: '2026-01-31T12:00:00+09:00', entries: 3 })
/** The example lottery after the announcement of its result. */
export const announcedLottery = lotteryAt({
  start: '2026-01-10T12:00:00+09:00',
  end: '2026-01-28T23:59:00+09:00',
  announced: '2026-01-30T18:00:00+09:00',
  choiceEnd: '2026-02-14T18:00:00+09:00',
  entries: 3,
})

/** The legally required facts about a lottery. */
export const lotteryFactsOf = (lottery: Lottery) => ({
  organiser: '集い運営事務局',
  period: `${dateRangeText(lottery.start, lottery.end)}（日本時間）`,
  eligibility: '会員登録が済んだ方。',
  limit: `お一人さま、${lottery.maxEntries}口までです。`,
  price: lottery.coins > 0 ? `1口${lottery.coins}コインです。` : '無料です。',
  prizes: lotteryPrizesText(lottery.prizes),
  method: '申し込まれたすべての口から、上の賞から順に、機械で無作為にえらびます。',
  result: '発表の時刻に、当たりもはずれも、結果のページに出ます。',
  shipping: 'えらんだ賞品を、その場でお渡しします。グッズは、お届け先にお送りします。',
  data: '会員番号、申し込んだ日時と口数、結果を、抽選とお渡しのために使います。',
  cancel: '申し込んだあとの取り消しと、えらんだ賞品の変更はできません。',
  contact: { text: 'この抽選についてのご質問を受け付けています。', label: 'お問い合わせ', href: '/account/contact' },
})

/** A lottery in the shape that the screens take. */
export const lotteryPageData = (lottery: Lottery, result: OwnLotteryResult = { state: 'none' }): LotteryPageData => ({
  lottery,
  result,
  facts: lotteryFactsOf(lottery),
})

const items = flags.map((item, at) => ({ ...item, id: `flag-${at}`, isChosen: false }))
/** A won prize of which the member has not chosen an item yet. */
export const exampleWin: LotteryWin = { id: 'flag', name: '名前入りの紙の旗', items }
/** The result of a member who has won and still has to choose. */
export const wonResult: OwnLotteryResult = { state: 'won', wins: [exampleWin] }
/** A win whose prize the member has already chosen. */
export const chosenResult: OwnLotteryResult = {
  state: 'won',
  wins: [{ ...exampleWin, items: items.slice(1, 2).map((item) => ({ ...item, isChosen: true })) }],
}
/** The result of a member who has chosen a photo as the prize. */
export const chosenPhotoResult: OwnLotteryResult = {
  state: 'won',
  wins: [
    {
      id: 'photo',
      name: '花道の写真',
      items: exampleLotteryPrizes[1]!.items.map((item) => ({ ...item, id: 'photo-0', isChosen: true })),
    },
  ],
}

/** A lottery with required fields only. */
export const bareLottery: Lottery = {
  ...exampleLottery,
  id: 'bare',
  name: '星屑くじ',
  image: undefined,
  description: undefined,
  cautions: [],
  choiceEnd: undefined,
  coins: 0,
  remaining: undefined,
  prizes: [],
}

const longName =
  '夏至のパレードで五人がいちばん長く振っていた紙の旗にひとりずつ名前を書いて遠い町の方までお届けする抽選'
/** A lottery with very long texts. */
export const longLottery: Lottery = {
  ...exampleLottery,
  id: 'long',
  name: longName,
  description: 'ひとりずつ名前を書きました。'.repeat(20),
  prizes: Array.from({ length: 3 }, (_, at) => ({
    ...exampleLotteryPrizes[0]!,
    id: `long-${at}`,
    name: `${longName} 第${at + 1}番`,
    winners: 123_456_789,
    items: flags.map((item) => ({ ...item, name: `${longName} ${item.name}` })),
  })),
}

import type { Gacha, GachaChannel, GachaSummary } from '../../design-system/screens/gacha/gacha.types.ts'
import { lemonade, velvet } from './exampleChannels.ts'

/** The channel of the example gacha. */
export const gachaChannel: GachaChannel = {
  id: lemonade.id,
  name: lemonade.name,
  seed: lemonade.seed,
  href: lemonade.href,
}

const terms = `第1条(ガチャについて)
ガチャは、コインを使って、表示された提供割合にしたがい写真またはチケットを受け取るサービスです。

第2条(提供割合)
提供割合は、1回ごとの抽選に適用されます。引いた回数によって上がることはありません。

第3条(コインの使われかた)
コインは無償、有償の順に使われます。引いたあとの取り消しはできません。`

/** The gacha 夏至のパレード: three days left, terms not accepted yet. */
export const exampleGacha: Gacha = {
  id: 'lemonade-parade',
  name: '夏至のパレード',
  image: '/textures/lemonade/parade.svg',
  stock: 'IN_STOCK',
  itemCount: 18,
  start: '2026-01-24T12:00:00+09:00',
  end: '2026-02-03T23:59:00+09:00',
  description:
    '一年でいちばん長い昼に、五人が町を一周しました。先頭の旗から、練習室の窓辺まで。紙吹雪の一枚も残さず、18種の写真にしました。',
  cautions: [
    '1回30コイン、10回300コインで引けます。コインは無償、有償の順に使われます。',
    'ガチャで手に入れた写真は、コレクションで期限なくご覧いただけます。',
    '同じ写真が重なることがあります。',
    '通信が途切れたときは、結果をコレクションでご確認ください。引けなかった場合、コインは減りません。',
  ],
  terms,
  isAgreed: false,
  options: [
    { count: 1, coins: 30 },
    { count: 10, coins: 300 },
  ],
}

/** The example gacha after the member has agreed to its terms. */
export const agreedGacha: Gacha = { ...exampleGacha, isAgreed: true }

/** The example gacha, which ends within hours. */
export const endingGacha: Gacha = {
  ...agreedGacha,
  id: 'velvet-tube',
  name: '真空管の夜',
  image: '/textures/velvet/tube.svg',
  itemCount: 8,
  end: '2026-02-01T00:42:00+09:00',
  description:
    '電源を入れてから、音が出るまでの三分間。楽屋の明かりを落として撮った、二人の8種です。今夜で片づけます。',
}

/** The example gacha without stock. */
export const soldOutGacha: Gacha = { ...agreedGacha, stock: 'OUT_OF_STOCK' }

/** The example gacha after the member has reached the maximum number of draws. */
export const limitedGacha: Gacha = { ...agreedGacha, stock: 'LIMITED_BY_USER', remainingDraws: 0 }

/** A gacha with one free draw, without terms. */
export const freeGacha: Gacha = {
  ...agreedGacha,
  name: 'はじめてのひと口',
  terms: undefined,
  options: [{ count: 1, coins: 0 }],
  remainingDraws: 1,
  cautions: ['コインは使いません。おひとり1回です。'],
}

/** The free gacha after the server has refused the free draw, because its period has ended. */
export const endedFreeDrawGacha: Gacha = { ...freeGacha, isFreeOver: true }

/** The example gacha after its end. */
export const endedGacha: Gacha = { ...agreedGacha, end: '2026-01-30T23:59:00+09:00' }
/** The example gacha before its start. */
export const comingGacha: Gacha = { ...agreedGacha, start: '2026-02-01T12:00:00+09:00' }

/** A gacha with a name of 60 characters and very long texts. */
export const longNameGacha: Gacha = {
  ...exampleGacha,
  name: '一年でいちばん長い昼にいちばん長い商店街をいちばん長い行列で歩いたあの日の写真をもう一度ぜんぶ見なおす夏至の感謝パレード',
  description: (exampleGacha.description ?? '').repeat(8),
  itemCount: 9_999,
}

/** A gacha with required fields only. */
export const bareGacha: Gacha = {
  id: 'bare',
  name: '名なしのガチャ',
  stock: 'UNKNOWN',
  start: '2026-01-24T12:00:00+09:00',
  end: '2026-02-03T23:59:00+09:00',
  cautions: [],
  isAgreed: false,
  options: [{ count: 1, coins: 30 }],
}

const summaryOf = ({ id, name, image, stock, itemCount, start, end }: Gacha, href: string): GachaSummary => ({
  id,
  name,
  href,
  image,
  stock,
  itemCount,
  start,
  end,
})

/** The gacha of a channel, in every state that a list can show. */
export const exampleGachaList: GachaSummary[] = [
  summaryOf(exampleGacha, `${lemonade.href}/gacha?gachaId=lemonade-parade`),
  summaryOf(endingGacha, `${velvet.href}/gacha?gachaId=velvet-tube`),
  summaryOf({ ...comingGacha, id: 'coming', name: '電源を切るまえに' }, `${velvet.href}/gacha?gachaId=coming`),
  summaryOf({ ...soldOutGacha, id: 'sold-out', name: '五人の花道' }, `${lemonade.href}/gacha?gachaId=sold-out`),
  summaryOf({ ...limitedGacha, id: 'limited', name: 'ひと口目の夏' }, `${lemonade.href}/gacha?gachaId=limited`),
]

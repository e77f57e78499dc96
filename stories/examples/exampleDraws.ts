import type {
  DrawEntry,
  Draw,
  DrawHrefs,
  DrawPrize,
  DrawPageData,
} from '../../design-system/screens/draw/draw.types.ts'
import { drawPrizesText } from '../../design-system/screens/draw/draw.rules.ts'
import type { DrawFactTexts } from '../../design-system/screens/parts/DrawFacts.tsx'
import { dateRangeText } from '../../design-system/text/dateRangeText.ts'
import { todai } from './exampleChannels.ts'
import { exampleNow } from './exampleNow.ts'

const { id, name, seed, href } = todai
/** The channel of the example draw. */
export const drawChannel = { id, name, seed, href }

const base = '/channel/todai/draw/todai-dial'
/** The links of the example prize draw. */
export const drawHrefs: DrawHrefs = {
  draw: base,
  prizes: `${base}/prize`,
  entry: `${base}/entry`,
  collection: '/collection',
  presents: '/present',
  top: '/home',
}

/** An open prize draw of 灯台放送局. */
export const exampleDraw: Draw = {
  id: 'todai-dial',
  name: '今夜のダイヤル合わせ',
  image: '/textures/todai/night.svg',
  description:
    'ラジオのダイヤルを、目をつぶってひと回し。灯台放送局につながった方に、スタジオからおすそわけがあります。',
  cautions: [
    'フォローしている方が、1日1回、無料で引けます。日付は0:00に変わります。',
    '賞品は、その場でお渡しします。なくなった賞品の分は、はずれになります。',
  ],
  start: '2026-01-17T00:00:00+09:00',
  end: '2026-02-14T23:59:00+09:00',
}

const photo = (prize: string, title: string, image: string, percent: number, remaining: number): DrawPrize => ({
  id: prize,
  kind: 'PHOTO',
  name: title,
  image: `/textures/todai/${image}.svg`,
  amount: 1,
  percent,
  remaining,
})

/** The prizes of `exampleDraw`. */
export const examplePrizes: DrawPrize[] = [
  photo('shiori', '栞 深夜のパーソナリティ', 'album-shiori', 1, 10),
  photo('studio', '灯台のふもとのスタジオ', 'album-studio', 9, 100),
  { id: 'points', kind: 'VOTE_POINT', name: '投票ポイント', amount: 5, percent: 30 },
  { id: 'coins', kind: 'COIN', name: '10コイン', amount: 10, percent: 30 },
]

/** The prizes of `exampleDraw` after the best prize is used up: its probability goes to winning nothing. */
export const prizesRunningOut: DrawPrize[] = examplePrizes.map((prize, at) =>
  at === 0 ? { ...prize, percent: 0, remaining: 0 } : prize,
)

/** A list of prizes with the time at which the server counted them. */
export const prizesAsOf = (list: DrawPrize[]) => ({ list, asOf: exampleNow })

/** The legally required facts about a draw. */
export const drawFactsOf = (draw: Draw, prizes: DrawPrize[] = examplePrizes): DrawFactTexts => ({
  organiser: '集い運営事務局',
  period: `${dateRangeText(draw.start, draw.end)}（日本時間）`,
  eligibility: 'このチャンネルをフォローしている会員の方',
  limit: 'お一人さま、1日1回です。日付は、日本時間の0:00に変わります。',
  price: '無料です。コインも使いません。',
  prizes: drawPrizesText(prizes),
  method: '引いたその場で、表示している確率にしたがって、自動で抽選します。',
  result: '引いたその場で、画面に出ます。',
  shipping: '当たった賞品は、その場でアカウントにお渡しします。',
  data: '会員番号、引いた日時、結果を、抽選とお渡しのためだけに使います。',
  cancel: '引いたあとの取り消しと、賞品の交換はできません。',
  contact: { text: 'この抽選についてのご質問を受け付けています。', label: 'お問い合わせ', href: '/account/contact' },
})

/** A draw in the shape that the screens take. */
export const drawPageData = (entry: DrawEntry, draw: Draw = exampleDraw): DrawPageData => ({
  draw,
  entry,
  facts: drawFactsOf(draw),
})

/** The state of a prize draw that the member can enter now. */
export const openEntry: DrawEntry = { state: 'open' }
/** The state of a prize draw that the member has entered today and has won. */
export const wonEntry: DrawEntry = {
  state: 'entered',
  outcome: { entered: '2026-01-31T19:41:00+09:00', prize: examplePrizes[0] },
}
/** The state of a prize draw that the member has entered today without winning anything. */
export const lostEntry: DrawEntry = { state: 'entered', outcome: { entered: '2026-01-31T19:41:00+09:00' } }

/** The example draw, half an hour before its end. */
export const endingDraw: Draw = { ...exampleDraw, end: '2026-01-31T20:10:00+09:00' }
/** The example draw before its start. */
export const comingDraw: Draw = { ...exampleDraw, start: '2026-02-01T00:00:00+09:00' }
/** The example draw after its end. */
export const endedDraw: Draw = { ...exampleDraw, end: '2026-01-31T12:00:00+09:00' }

/** A draw with required fields only. */
export const bareDraw: Draw = {
  id: 'bare',
  name: '星屑くじ',
  cautions: [],
  start: exampleDraw.start,
  end: exampleDraw.end,
}

const longName =
  '海のむこうの町まで届くように毎晩すこしずつ出力を上げている港の灯台がひとまわりするあいだだけ引ける夜ふかしくじ'
/** A draw with texts of maximum length. */
export const longDraw: Draw = {
  ...exampleDraw,
  id: 'long',
  name: longName,
  description: 'おたよりを読み、古い歌をうたい、また次のおたよりを読みます。'.repeat(12),
  cautions: Array.from({ length: 6 }, (_, at) => `${at + 1}つめのご注意です。${'よくお読みください。'.repeat(8)}`),
}
/** Forty prizes with long names. */
export const longPrizes: DrawPrize[] = Array.from({ length: 40 }, (_, at) => ({
  id: `long-${at}`,
  kind: at % 2 ? 'GOODS' : 'REAL_EVENT',
  name: `${longName} 第${at + 1}番の賞品`,
  amount: at + 1,
  percent: 0.0125,
  remaining: 123_456_789,
}))

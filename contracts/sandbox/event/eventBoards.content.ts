import type { SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedBoardEntry {
  readonly episodeId: string
  /** Whether the channel itself wrote the entry. */
  readonly isOfficial?: boolean
  readonly name: string
  readonly face: string
  readonly text: string
  readonly image?: string
  readonly written: SeedTime
}

const entry = (
  episodeId: string,
  [name, face]: readonly [string, string],
  hours: number,
  text: string,
  more: Partial<SeedBoardEntry> = {},
): SeedBoardEntry => ({ episodeId, name, face: `${face}.svg`, text, written: { hours }, ...more })

const mejiro = ['めじろ', 'fan/mejiro'] as const
const midori = ['みどり', 'fan/midori'] as const
const sakuranbo = ['さくらんぼ', 'fan/sakuranbo'] as const
const yofukashi = ['夜ふかし', 'fan/yofukashi'] as const
const yuusuke = ['ゆうすけ', 'fan/yuusuke'] as const
const todai = ['灯台放送局', 'todai/avatar'] as const
const lemonade = ['レモネード星団', 'lemonade/avatar'] as const
const official = { isOfficial: true }

/** The seeded entries of the bulletin boards, by board, the latest first. */
export const eventBoards: readonly SeedBoardEntry[] = [
  entry('todai-harbour-night', yofukashi, -0.1, '倉庫の扉が開いた音、配信でも聞こえました。'),
  entry('todai-harbour-night', mejiro, -0.2, '汽笛は何時でしょう。三曲目のあいだに一票。'),
  entry('todai-harbour-night', sakuranbo, -0.3, '前から四列目です。汐里さんのアコーディオン、革の匂いがします。'),
  entry('todai-harbour-night', yuusuke, -0.4, '北海道から配信で聞いています。こちらは雪です。'),
  entry('todai-harbour-night', todai, -3, '便りの受けつけを始めました。読まれる順番は、灯太が封筒の厚みで決めます。', {
    ...official,
    image: 'todai/letter.svg',
  }),
  entry('todai-harbour-night', midori, -8, '第一夜から聞いています。五十回目に間に合いました。'),
  entry('todai-harbour-night', todai, -24, '会場へは、始発の船が便利です。お帰りは最終のまえに終わります。', official),
  entry('lemonade-parade-noon', sakuranbo, -2, 'みつきさんの旗、今年は何色ですか。'),
  entry('lemonade-parade-noon', lemonade, -5, '旗の色が決まりました。当日、角を曲がったときに見てください。', {
    ...official,
    image: 'lemonade/parade-flag.svg',
  }),
  entry('lemonade-parade-evening', midori, -4, '夕方の一周のほうに行きます。白い靴で行きます。'),
  entry('benio-preview-night', yofukashi, -6, '第七話の最後の一枚が忘れられません。つづきを待っています。'),
  entry('setsugen-reading-night', mejiro, -20, '毛布は持っていってもいいですか。'),
]

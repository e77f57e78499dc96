import type {
  BoardEntry,
  EpisodeDetail,
  EventDetail,
  EventSummary,
  LiveCount,
} from '../../design-system/screens/event/event.types.ts'
import { lemonade, todai, velvet } from './exampleChannels.ts'
import { exampleNow } from './exampleNow.ts'

const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })
const after = (hours: number) => new Date(Date.parse(exampleNow) + hours * 3_600_000).toISOString()

/** An event that started half an hour ago. */
export const onAirEvent: EventDetail = {
  id: 'todai-harbour',
  kind: 'LIVE',
  title: '港の公開収録 第五十夜',
  image: '/textures/todai/harbour.svg',
  href: '/event/todai-harbour',
  channel: channelOf(todai),
  start: after(-0.5),
  end: after(2),
  isFollowed: false,
  description:
    '五十回目の夜は、スタジオを出て港の倉庫から。汽笛が鳴ったら、四人は演奏をやめて聞きます。\n\n会場の百二十席と、配信でお届けします。便りは当日の掲示板で受けつけます。',
  venue: '灯台港 三番倉庫',
  cautions: ['開演後のご入場は、曲間にご案内します。', '花束や差し入れは、入口の箱にお入れください。'],
  episodes: [
    {
      id: 'todai-harbour-night',
      title: '本番',
      start: after(-0.5),
      end: after(2),
      href: '/event/todai-harbour/episode/todai-harbour-night',
    },
  ],
  livetalks: [],
}

/** An event of two performances, in five days. */
export const comingEvent: EventDetail = {
  id: 'lemonade-parade-day',
  kind: 'LIVE',
  title: '夏至のパレード 港町一周',
  image: '/textures/lemonade/parade.svg',
  href: '/event/lemonade-parade-day',
  channel: channelOf(lemonade),
  start: after(114),
  end: after(120),
  isFollowed: true,
  description: '一年でいちばん長い昼に、五人が町を一周します。先頭の旗はみつき。',
  venue: '港通り商店街 花道',
  cautions: [],
  episodes: [
    {
      id: 'noon',
      title: '昼の一周',
      start: after(114),
      end: after(116),
      href: '/event/lemonade-parade-day/episode/noon',
    },
    {
      id: 'evening',
      title: '夕方の一周',
      start: after(118),
      end: after(120),
      href: '/event/lemonade-parade-day/episode/evening',
    },
  ],
  livetalks: [],
}

/** An ended event with a recording. */
export const endedEvent: EventSummary = {
  id: 'velvet-off',
  kind: 'PREMIER',
  title: '消灯 前回公演の全曲上映',
  image: '/textures/velvet/levels.svg',
  href: '/event/velvet-off',
  channel: channelOf(velvet),
  start: after(-288),
  end: after(-286),
}

/** An event with very long texts. */
export const longEvent: EventDetail = {
  ...comingEvent,
  id: 'long',
  title: '潮のみちひきと汽笛と灯りのあいだで読まれなかったすべての便りを一晩かけて読みとおす公開収録と上映の会 総集編',
  channel: {
    ...channelOf(lemonade),
    name: 'むかしむかし港町の商店街のはずれにあったレモネードの屋台から生まれた合唱団とその友人たち',
  },
  venue: '灯台港三番倉庫二階の奥にある、船の修理につかわれていた広間の、いちばん海に近いところ',
  episodes: [
    {
      ...comingEvent.episodes[0]!,
      title: 'いちばんはじめに届いた便りから、去年の冬に届いてまだ封を切っていない便りまでを読む昼の部',
    },
    ...comingEvent.episodes.slice(1),
  ],
}

/** A running performance with an open board. */
export const onAirEpisode: EpisodeDetail = {
  id: 'todai-harbour-night',
  title: '本番',
  image: '/textures/todai/harbour.svg',
  start: after(-0.5),
  end: after(2),
  event: { title: onAirEvent.title, href: onAirEvent.href },
  channel: onAirEvent.channel,
  description: '便りを読み、そのあと七曲。汽笛の時刻は当日まで分かりません。',
  board: { start: after(-168), end: after(26) },
  recording: 'none',
}

/** A performance that begins in a few days. */
export const comingEpisode: EpisodeDetail = {
  ...onAirEpisode,
  id: 'noon',
  title: '昼の一周',
  image: '/textures/lemonade/parade.svg',
  start: after(114),
  end: after(116),
  event: { title: comingEvent.title, href: comingEvent.href },
  channel: comingEvent.channel,
  description: undefined,
  board: { start: after(20), end: after(140) },
}

/** An ended performance with a closed board. */
export const endedEpisode: EpisodeDetail = {
  ...onAirEpisode,
  start: after(-96),
  end: after(-94),
  board: { start: after(-264), end: after(-48) },
  recording: 'ready',
}

/** A current count of viewers or reservations. */
export const liveCount = (value: number): LiveCount => ({ value, at: exampleNow, isStale: false })

const entry = (id: string, hours: number, name: string, face: string, text: string): BoardEntry => ({
  id,
  author: { name, image: `/textures/${face}.svg`, isOfficial: false, href: `/user/${id}` },
  text,
  written: after(-hours),
  href: `/event/todai-harbour/episode/todai-harbour-night?entry=${id}`,
})

/** Entries of the bulletin board of `onAirEpisode`. */
export const exampleBoardEntries: BoardEntry[] = [
  entry('door', 0.1, '夜ふかし', 'fan/yofukashi', '倉庫の扉が開いた音、配信でも聞こえました。'),
  entry('whistle', 0.2, 'めじろ', 'fan/mejiro', '汽笛は何時でしょう。三曲目のあいだに一票。'),
  {
    ...entry(
      'house',
      3,
      '灯台放送局',
      'todai/avatar',
      '便りの受けつけを始めました。読まれる順番は、灯太が封筒の厚みで決めます。',
    ),
    author: { name: '灯台放送局', image: '/textures/todai/avatar.svg', isOfficial: true },
    image: '/textures/todai/letter.svg',
  },
]

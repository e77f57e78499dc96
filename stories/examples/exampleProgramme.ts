import type { Programme } from '../../design-system/screens/programme.types.ts'
import { benio, lemonade, longNameChannel, setsugen, shinyou, todai, velvet } from './exampleChannels.ts'

const within = ({ id, name, seed }: { id: string; name: string; seed?: string | undefined }) => ({
  channelId: id,
  channelName: name,
  seed,
})

/** A live broadcast that is on air at `exampleNow`, for another hour and a quarter. */
export const liveProgramme: Programme = {
  id: 'todai-live',
  ...within(todai),
  kind: 'LIVE',
  title: '潮待ちの手紙',
  episode: '第48夜',
  start: '2026-01-31T19:00:00+09:00',
  end: '2026-01-31T21:00:00+09:00',
  image: '/textures/todai/night.svg',
  viewers: 12_000,
  href: '/channel/todai',
}

/** A programme row of a story. */
export const storyProgramme: Programme = {
  id: 'benio-story',
  ...within(benio),
  kind: 'STORY',
  title: '送り火の約束',
  episode: '第七話',
  start: '2026-01-31T21:00:00+09:00',
  image: '/textures/benio/night.svg',
  href: '/channel/benio',
}

/** A programme row of a premiere. */
export const premierProgramme: Programme = {
  id: 'lemonade-premier',
  ...within(lemonade),
  kind: 'PREMIER',
  title: '新曲「炭酸のワルツ」',
  start: '2026-01-31T22:30:00+09:00',
  end: '2026-01-31T22:45:00+09:00',
  image: '/textures/lemonade/soda.svg',
  viewers: 0,
  href: '/channel/lemonade',
}

/** A gacha that ends at midnight. */
export const gachaProgramme: Programme = {
  id: 'velvet-gacha',
  ...within(velvet),
  kind: 'GACHA',
  title: '真空管の夜',
  episode: '全8種',
  start: '2026-01-31T20:00:00+09:00',
  end: '2026-01-31T23:59:00+09:00',
  image: '/textures/velvet/tube.svg',
  href: '/channel/velvet/gacha',
}

/** A programme row that has ended. */
export const pastProgramme: Programme = {
  id: 'shinyou-morning',
  ...within(shinyou),
  kind: 'LIVE',
  title: '朝露の観察日記',
  episode: '第112回',
  start: '2026-01-31T07:30:00+09:00',
  end: '2026-01-31T08:00:00+09:00',
  image: '/textures/shinyou/morning.svg',
}

/** A programme row of a live reading later in the evening. */
export const readingProgramme: Programme = {
  id: 'setsugen-live',
  ...within(setsugen),
  kind: 'LIVE',
  title: '雪の夜の朗読会',
  episode: '第31夜',
  start: '2026-01-31T23:00:00+09:00',
  end: '2026-01-31T23:45:00+09:00',
  image: '/textures/setsugen/globe.svg',
  href: '/channel/setsugen',
}

/** A programme row of a kind that this version does not know, without picture, end or link. */
export const bareProgramme: Programme = {
  id: 'bare',
  channelId: 'bare',
  channelName: '名なし',
  kind: 'UNKNOWN',
  title: '準備中',
  start: '2026-01-31T23:30:00+09:00',
}

/** A programme row with a very long title. */
export const longTitleProgramme: Programme = {
  ...liveProgramme,
  id: 'long-title',
  ...within(longNameChannel),
  title:
    '海岸線の駅をひとつずつ訪ねながら募集したおたよりを夜明けまで読みつづける年に一度の八時間生放送・後編(再編集版)の第二部',
  episode: '第一万二千三百四十五夜',
  viewers: 123_456_789,
}

/** The programme of one day, by time. */
export const exampleProgramme: Programme[] = [
  pastProgramme,
  liveProgramme,
  gachaProgramme,
  storyProgramme,
  premierProgramme,
  readingProgramme,
]

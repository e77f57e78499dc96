import type {
  Story,
  StoryChannel,
  StoryEpisode,
  StoryReader,
  StorySummary,
  TipsPage,
} from '../../design-system/screens/story/story.types.ts'
import { setsugen } from './exampleChannels.ts'

/** The channel of the example stories. */
export const storyChannel: StoryChannel = {
  id: setsugen.id,
  name: setsugen.name,
  seed: setsugen.seed,
  href: setsugen.href,
  storiesHref: '/channel/setsugen/story',
}

const page = '/channel/setsugen/story/setsugen-post'
const textures = '/textures/setsugen'

const first: StoryEpisode = {
  id: 'setsugen-10',
  label: '第十話',
  title: 'あて名のない手紙',
  summary: '切手が三枚、あて名はなし。封筒は、小さく鳴っている。',
  image: `${textures}/window.svg`,
  coins: 0,
  isRead: true,
  href: `${page}?by=read&episode=setsugen-10`,
}
const second: StoryEpisode = {
  id: 'setsugen-11',
  label: '第十一話',
  title: '二十の音',
  summary: '櫛の音は十九まで。最後のひとつを、さがしに行く。',
  image: `${textures}/comb.svg`,
  coins: 20,
  badge: 'CHARGED',
  isRead: false,
  place: { line: 6, of: 16, time: 1 },
  href: `${page}?by=read&episode=setsugen-11`,
}
const third: StoryEpisode = {
  id: 'setsugen-12',
  label: '第十二話',
  title: '郵便局の灯',
  summary: '鳴らない雪の玉が、ひと目だけ動く。手紙は、だれのところへ。',
  image: `${textures}/globe.svg`,
  coins: 30,
  badge: 'PURCHASED',
  isRead: false,
  reward: { kind: 'PHOTO', name: '窓の灯', amount: 1 },
  href: `${page}?by=read&episode=setsugen-12`,
}
/** A locked episode with its price and its reward. */
export const lockedEpisode: StoryEpisode = {
  id: 'setsugen-13',
  label: '第十三話',
  title: '雪どけの音',
  summary: '屋根の雪が、いっせいに歌いだす朝。',
  image: `${textures}/morning.svg`,
  coins: 30,
  badge: 'PURCHASE',
  isRead: false,
  reward: { kind: 'COIN', name: 'コイン', amount: 5 },
  href: `${page}?by=coins&episode=setsugen-13`,
}

/** The example story with its episodes. */
export const exampleStory: Story = {
  id: 'setsugen-post',
  name: '郵便局の灯',
  href: page,
  genre: 'MAIN',
  description: '窓に灯のあるうちに着いた手紙は、その夜のうちに届く。雪の町の郵便局に、あて名のない一通が着きました。',
  image: `${textures}/window.svg`,
  episodes: 4,
  read: 1,
  start: '2026-01-17T12:00:00+09:00',
  end: '2026-07-30T12:00:00+09:00',
  episodeList: [first, second, third, lockedEpisode],
  charge: { hours: 24, next: '2026-02-01T22:10:00+09:00' },
}

/** The story as a guest sees it: nothing is read, and paid episodes are locked. */
export const storyForGuest: Story = {
  ...exampleStory,
  read: undefined,
  charge: { hours: 24 },
  episodeList: [first, second, third, lockedEpisode].map(({ place: _place, isRead: _isRead, ...episode }) => ({
    ...episode,
    badge: episode.coins > 0 ? ('PURCHASE' as const) : undefined,
  })),
}

const { episodeList: _episodes, charge: _charge, ...reading } = exampleStory

/** Stories in each state: being read, new, finished. */
export const exampleStories: StorySummary[] = [
  reading,
  {
    ...reading,
    id: 'setsugen-morning',
    name: '霧氷の朝',
    genre: 'SIDE',
    description: '冬馬の工房に、見なれない小さな靴あと。雪の日の、ちいさな番外編。',
    href: '/channel/setsugen/story/setsugen-morning',
    image: `${textures}/morning.svg`,
    episodes: 2,
    read: 0,
    start: '2026-01-30T12:00:00+09:00',
  },
  {
    ...reading,
    id: 'setsugen-comb',
    name: '櫛の歌',
    href: '/channel/setsugen/story/setsugen-comb',
    description: 'はじめての冬。折れた櫛を直すまでの、三つの夜。',
    image: `${textures}/jacket-tall.svg`,
    episodes: 3,
    read: 3,
  },
]

/** A story of 灯台放送局, for its channel page. */
export const todaiStory: StorySummary = {
  ...reading,
  id: 'todai-letters',
  name: '潮待ちの手紙',
  href: '/channel/todai/story/todai-letters',
  image: '/textures/todai/jacket-tall.svg',
}

const long = '雪の降る夜に窓のあかりをひとつだけ残しておく郵便局の、あて名のない手紙と二十の音と、それからのこと'

/** A story with very long texts. */
export const longStory: Story = {
  ...exampleStory,
  name: long,
  description: long.repeat(6),
  episodeList: exampleStory.episodeList.map((episode) => ({
    ...episode,
    title: long,
    label: '第百二十三話のつづきの、そのまたつづき',
    summary: long.repeat(4),
    reward: { kind: 'PHOTO', name: long, amount: 12 },
  })),
}

/** A reader who has saved names. */
export const namedReader: StoryReader = { limit: 10, names: { lastName: '星野', firstName: 'ひかり' } }
/** A reader who has not saved names. */
export const unnamedReader: StoryReader = { limit: 10 }

/** The pages of tips before the first story. */
export const exampleTips: TipsPage[] = [
  {
    title: 'お名前を呼ばれる物語です',
    text: '登録したお名前が、せりふの中に出てきます。チャンネルごとに変えられます。',
  },
  {
    title: 'コインなしで読む方法もあります',
    text: '「チャージ」のある物語は、24時間に一話、コインを使わずに読めます。',
    image: `${textures}/hero.svg`,
  },
]

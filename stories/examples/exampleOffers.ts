import type { OfferItem, OfferRoom } from '../../design-system/screens/offer/offer.types.ts'
import { lemonade, todai } from './exampleChannels.ts'

const song = (id: string, name: string, description: string, image: string, favors: number): OfferItem => ({
  id: `todai-song-${id}`,
  name,
  description,
  image: `/textures/todai/${image}.svg`,
  favors,
  isFavored: id === 'letter',
  href: `/offer/todai-song-${id}`,
})
const channelOf = ({ id, name, seed, href }: typeof todai) => ({ id, name, seed, href })

/** A question of which each member may choose two answers; one choice is already made. */
export const exampleOfferRoom: OfferRoom = {
  id: 'todai-song',
  name: '第50夜で歌ってほしい一曲',
  description: '節目の夜の最後に、一曲だけ演奏します。おひとり2曲までお選びください。',
  image: '/textures/todai/studio.svg',
  limit: 2,
  end: '2026-02-14T23:59:00+09:00',
  channel: channelOf(todai),
  items: [
    song('boat', '紙の舟', '第1夜の一曲め。', 'letter', 842),
    song('letter', '潮待ちの手紙', '便りから生まれた歌。', 'night', 1_204),
    song('dawn', '港の明け方', '始発を待つあいだに書いた曲。', 'dawn', 977),
    song('tower', '十二秒', '灯台の光がひとまわりする時間。', 'harbour', 124_613),
  ],
}

/** A question with one favourite per member, in its last hours. */
export const endingOfferRoom: OfferRoom = {
  id: 'lemonade-taste',
  name: 'つぎの差し入れは何味?',
  limit: 1,
  end: '2026-02-01T00:10:00+09:00',
  channel: channelOf(lemonade),
  items: [
    {
      id: 'lemonade-taste-lemon',
      name: '王道のレモン',
      description: '灯里のおすすめ。',
      image: '/textures/lemonade/soda.svg',
      favors: 520,
      isFavored: false,
      href: '/offer/lemonade-taste-lemon',
    },
    {
      id: 'lemonade-taste-plum',
      name: '青梅',
      image: '/textures/lemonade/morning.svg',
      favors: 388,
      isFavored: false,
      href: '/offer/lemonade-taste-plum',
    },
  ],
}

/** A question with very long texts. */
export const longOfferRoom: OfferRoom = {
  ...exampleOfferRoom,
  id: 'long',
  name: '春の大三角を見上げる全国縦断ツアーの最終公演で、もう一度だけ演奏してほしい、いちばん大切な一曲',
  description: '長い問いかけです。'.repeat(40),
  image: undefined,
  limit: 24,
  channel: { id: 'nameless', name: '遠い星までひびけ合唱団とその仲間たちの放課後放送局', href: '/channel/nameless' },
  items: Array.from({ length: 12 }, (_, at) => ({
    id: `long-${at}`,
    name: `ただいまとおかえりのあいだに鳴っている、まだ名前のない交響曲 第${at + 1}番「はじまりの合図」`,
    favors: 123_456_789,
    isFavored: at < 11,
    href: `/offer/long-${at}`,
  })),
}

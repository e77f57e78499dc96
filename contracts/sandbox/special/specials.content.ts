import type { ChannelId } from '../channel/channels.content.ts'

interface SeedSpecial {
  readonly specialId: string
  readonly ipId: ChannelId
  readonly title: string
  readonly description: string
  readonly image: string
  /** The path of the page within the app. */
  readonly url: `/channel/${string}`
  /** The number of days since the page's publication. */
  readonly age: number
}

/** All special pages of the seed. */
export const specials: readonly SeedSpecial[] = [
  {
    specialId: 'todai-letters',
    ipId: 'todai',
    title: '便りの読みかた、書きかた',
    description: '一万通を読んできた四人が、忘れられない一通を選びました。',
    image: 'todai/letter.svg',
    url: '/channel/todai',
    age: 3,
  },
  {
    specialId: 'todai-tower',
    ipId: 'todai',
    title: '灯台ふもとライブ 全記録',
    description: '準備の朝から、片づけの夜まで。写真と映像で振りかえります。',
    image: 'todai/dawn.svg',
    url: '/channel/todai/movie/todai-tower-live',
    age: 45,
  },
  {
    specialId: 'lemonade-parade-map',
    ipId: 'lemonade',
    title: '夏至のパレード 沿道の地図',
    description: 'どこで、だれが、何を投げたか。紙吹雪の一枚まで描きました。',
    image: 'lemonade/parade.svg',
    url: '/channel/lemonade/gacha',
    age: 6,
  },
  {
    specialId: 'lemonade-waltz',
    ipId: 'lemonade',
    title: 'はじめての三拍子',
    description: '新曲「炭酸のワルツ」ができるまでの二か月。',
    image: 'lemonade/soda.svg',
    url: '/channel/lemonade/movie/lemonade-soda-waltz',
    age: 1,
  },
  {
    specialId: 'benio-three-nights',
    ipId: 'benio',
    title: 'はじめての三夜',
    description: '第一話から第三話まで、どなたでも無料でお読みいただけます。',
    image: 'benio/gates.svg',
    url: '/channel/benio/story/benio-first-nights',
    age: 20,
  },
  {
    specialId: 'shinyou-records',
    ipId: 'shinyou',
    title: '森の記録 百十二回ぶん',
    description: '鳥の名前から引ける、観察日記の索引です。',
    image: 'shinyou/lake.svg',
    url: '/channel/shinyou/movie/shinyou-morning',
    age: 10,
  },
  {
    specialId: 'velvet-sleeves',
    ipId: 'velvet',
    title: '刷りそこないの美術館',
    description: '刷り師がはねたジャケットを、額に入れて並べました。',
    image: 'velvet/warm.svg',
    url: '/channel/velvet/gacha',
    age: 2,
  },
  {
    specialId: 'setsugen-post',
    ipId: 'setsugen',
    title: '雪の町の歩きかた',
    description: '郵便局、工房、橇の道。物語に出てくる場所をめぐります。',
    image: 'setsugen/noon.svg',
    url: '/channel/setsugen/story/setsugen-post',
    age: 7,
  },
]

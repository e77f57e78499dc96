import type * as z from 'zod/mini'
import type { channel } from '../../channel/channel.endpoints.ts'

type Wire = z.input<typeof channel>

/** A seeded channel. `followerCount` is the number of invented followers that its count starts from. */
type SeedChannel = Required<Omit<Wire, 'hasFollowed'>>

/** All channels in display order. */
export const channels = [
  {
    ipId: 'todai',
    name: '灯台放送局',
    category: 'バンド',
    description:
      '港町の深夜ラジオから生まれた、四人組のバンド。毎週土曜の夜、灯台のふもとのスタジオから生放送でお届けします。便りは一通ずつ、ぜんぶ読んでいます。',
    schedule: '毎週土曜 19:00',
    image: 'todai/jacket.svg',
    heroImage: 'todai/hero.svg',
    oshiColor: '#1464c8',
    followerCount: 124_300,
  },
  {
    ipId: 'lemonade',
    name: 'レモネード星団',
    category: 'アイドル',
    description:
      'ひと口で夏になる、五人組のアイドル。灯里、ことは、みつき、すい、なおの五つの星が、毎週日曜の夕方に公演をひらきます。',
    schedule: '毎週日曜 18:00',
    image: 'lemonade/jacket.svg',
    heroImage: 'lemonade/hero.svg',
    oshiColor: '#ffe45c',
    followerCount: 86_200,
  },
  {
    ipId: 'benio',
    name: '紅緒と鬼火',
    category: '物語',
    description:
      '火を怖がる灯籠職人の娘と、名前をなくした鬼火の、ひと夏の物語。毎晩一話ずつ、声と絵でお届けします。読み終えたら、感想を聞かせてください。',
    schedule: '毎晩 21:00',
    image: 'benio/jacket.svg',
    heroImage: 'benio/hero.svg',
    oshiColor: '#d3213d',
    followerCount: 52_800,
  },
  {
    ipId: 'shinyou',
    name: '針葉樹林クラブ',
    category: 'バラエティ',
    description:
      '森の小屋に集まって、鳥を待ち、火を熾し、なんでもない話をするクラブ。部員は三人とフクロウが一羽。いつ来ても、薪は足りています。',
    schedule: '毎朝 7:30',
    image: 'shinyou/jacket.svg',
    heroImage: 'shinyou/hero.svg',
    oshiColor: '#1f8a54',
    followerCount: 31_500,
  },
  {
    ipId: 'velvet',
    name: 'ビロード回路',
    category: '音楽',
    description:
      '古いシンセサイザーと新しい声の二人組。真空管が温まるまでの時間も、演奏のうちです。新しい曲は、いつも真夜中に届きます。',
    schedule: '毎週金曜 24:00',
    image: 'velvet/jacket.svg',
    heroImage: 'velvet/hero.svg',
    oshiColor: '#e0218a',
    followerCount: 98_400,
  },
  {
    ipId: 'setsugen',
    name: '雪原オルゴール',
    category: '朗読',
    description:
      '雪の町から届く、朗読と小さな音楽。毎週金曜の夜、一話ずつお届けします。眠ってしまっても、続きはいつでも聴けます。',
    schedule: '毎週金曜 23:00',
    image: 'setsugen/jacket.svg',
    heroImage: 'setsugen/hero.svg',
    oshiColor: '#eaf2f7',
    followerCount: 27_100,
  },
] as const satisfies readonly SeedChannel[]

/** The id of a seeded channel. */
export type ChannelId = (typeof channels)[number]['ipId']

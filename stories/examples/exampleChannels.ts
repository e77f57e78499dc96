import type { Channel } from '../../design-system/screens/programme.types.ts'

/** The example channel 灯台放送局. Its id and its name in the code are `todai`. */
export const todai: Channel = {
  id: 'todai',
  name: '灯台放送局',
  href: '/channel/todai',
  category: 'バンド',
  description:
    '港町の深夜ラジオから生まれた、四人組のバンド。毎週土曜の夜、灯台のふもとのスタジオから生放送でお届けします。',
  schedule: '毎週土曜 19:00',
  image: '/textures/todai/jacket.svg',
  heroImage: '/textures/todai/hero.svg',
  seed: '#1464c8',
  followers: 124_300,
  isFollowed: true,
}

/** The example channel レモネード星団. Its id and its name in the code are `lemonade`. */
export const lemonade: Channel = {
  id: 'lemonade',
  name: 'レモネード星団',
  href: '/channel/lemonade',
  category: 'アイドル',
  description:
    'ひと口で夏になる、五人組のアイドル。灯里、ことは、みつき、すい、なおの五つの星が、毎週日曜の夕方に公演をひらきます。',
  schedule: '毎週日曜 18:00',
  image: '/textures/lemonade/jacket.svg',
  heroImage: '/textures/lemonade/hero.svg',
  seed: '#ffe45c',
  followers: 86_200,
  isFollowed: true,
}

/** The example channel 紅緒と鬼火. Its id and its name in the code are `benio`. */
export const benio: Channel = {
  id: 'benio',
  name: '紅緒と鬼火',
  href: '/channel/benio',
  category: '物語',
  description: '火を怖がる灯籠職人の娘と、名前をなくした鬼火の、ひと夏の物語。毎晩一話ずつ、声と絵でお届けします。',
  schedule: '毎晩 21:00',
  image: '/textures/benio/jacket.svg',
  heroImage: '/textures/benio/hero.svg',
  seed: '#d3213d',
  followers: 52_800,
  isFollowed: false,
}

/** The example channel 針葉樹林クラブ. Its id and its name in the code are `shinyou`. */
export const shinyou: Channel = {
  id: 'shinyou',
  name: '針葉樹林クラブ',
  href: '/channel/shinyou',
  category: 'バラエティ',
  description: '森の小屋に集まって、鳥を待ち、火を熾し、なんでもない話をするクラブ。いつ来ても、薪は足りています。',
  schedule: '毎朝 7:30',
  image: '/textures/shinyou/jacket.svg',
  heroImage: '/textures/shinyou/hero.svg',
  seed: '#1f8a54',
  followers: 31_500,
  isFollowed: false,
}

/** The example channel ビロード回路. Its id and its name in the code are `velvet`. */
export const velvet: Channel = {
  id: 'velvet',
  name: 'ビロード回路',
  href: '/channel/velvet',
  category: '音楽',
  description: '古いシンセサイザーと新しい声の二人組。真空管が温まるまでの時間も、演奏のうちです。',
  schedule: '毎週金曜 24:00',
  image: '/textures/velvet/jacket.svg',
  heroImage: '/textures/velvet/hero.svg',
  seed: '#e0218a',
  followers: 98_400,
  isFollowed: true,
}

/** The example channel 雪原オルゴール. Its id and its name in the code are `setsugen`. */
export const setsugen: Channel = {
  id: 'setsugen',
  name: '雪原オルゴール',
  href: '/channel/setsugen',
  category: '朗読',
  description: '雪の町から届く、朗読と小さな音楽。毎週金曜の夜、一話ずつお届けします。',
  schedule: '毎週金曜 23:00',
  image: '/textures/setsugen/jacket.svg',
  heroImage: '/textures/setsugen/hero.svg',
  seed: '#eaf2f7',
  followers: 27_100,
  isFollowed: false,
}

/** The six example channels in the product's order. */
export const exampleChannels: Channel[] = [todai, lemonade, benio, shinyou, velvet, setsugen]

/** The same channels as a guest sees them, without `followed`. */
export const exampleChannelsForGuests: Channel[] = exampleChannels.map(
  ({ isFollowed: _followed, ...channel }) => channel,
)

/** A channel with a name of 60 characters, a very long description, and more followers than fit. */
export const longNameChannel: Channel = {
  ...todai,
  id: 'long-name',
  name: '海のむこうの町まで届くように毎晩すこしずつ出力を上げている港の小さな灯台放送局と仲間たちによる深夜の合同演奏会実行委員会',
  description: 'おたよりを読み、古い歌をうたい、また次のおたよりを読みます。'.repeat(12),
  schedule: '毎週月曜・火曜・水曜・木曜・金曜・土曜の 25:30〜29:00',
  followers: 123_456_789,
}

/** A channel with required fields only: no picture, colour or description. */
export const bareChannel: Channel = { id: 'bare', name: '名なし', href: '/channel/bare' }

/** Eighty channels: more than four pages. */
export const manyChannels: Channel[] = Array.from({ length: 80 }, (_, index) => {
  const channel = exampleChannels[index % exampleChannels.length] ?? todai
  return { ...channel, id: `${channel.id}-${index + 1}`, name: `${channel.name} ${index + 1}号室` }
})

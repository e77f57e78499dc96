import type { ChannelId } from '../channel/channels.content.ts'

interface SeedOfferRoom {
  readonly roomId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly description: string
  readonly image: string
  readonly favorLimit: number
  readonly items: readonly {
    readonly itemId: string
    readonly name: string
    readonly description: string
    readonly image: string
    /** The number of invented favours that the count starts from. */
    readonly favors: number
  }[]
}

/** The seeded offer rooms: questions to the fans, with possible answers. */
export const offerRooms: readonly SeedOfferRoom[] = [
  {
    roomId: 'todai-song',
    ipId: 'todai',
    name: '第50夜で歌ってほしい一曲',
    description: '節目の夜の最後に、一曲だけ演奏します。おひとり2曲までお選びください。',
    image: 'todai/studio.svg',
    favorLimit: 2,
    items: [
      {
        itemId: 'todai-song-boat',
        name: '紙の舟',
        description: '第1夜の一曲め。',
        image: 'todai/letter.svg',
        favors: 842,
      },
      {
        itemId: 'todai-song-letter',
        name: '潮待ちの手紙',
        description: '便りから生まれた歌。',
        image: 'todai/night.svg',
        favors: 1_204,
      },
      {
        itemId: 'todai-song-dawn',
        name: '港の明け方',
        description: '始発を待つあいだに書いた曲。',
        image: 'todai/dawn.svg',
        favors: 977,
      },
      {
        itemId: 'todai-song-tower',
        name: '十二秒',
        description: '灯台の光がひとまわりする時間。',
        image: 'todai/harbour.svg',
        favors: 613,
      },
    ],
  },
  {
    roomId: 'lemonade-taste',
    ipId: 'lemonade',
    name: 'つぎの差し入れは何味?',
    description: '日曜の公演で、五人が飲むソーダを決めます。おひとり1つまで。',
    image: 'lemonade/glass.svg',
    favorLimit: 1,
    items: [
      {
        itemId: 'lemonade-taste-lemon',
        name: '王道のレモン',
        description: '灯里のおすすめ。',
        image: 'lemonade/soda.svg',
        favors: 520,
      },
      {
        itemId: 'lemonade-taste-plum',
        name: '青梅',
        description: 'すいのおすすめ。すっぱい順なら一番です。',
        image: 'lemonade/morning.svg',
        favors: 388,
      },
      {
        itemId: 'lemonade-taste-ginger',
        name: 'しょうが',
        description: 'なおのおすすめ。笑うと辛いです。',
        image: 'lemonade/glass.svg',
        favors: 291,
      },
    ],
  },
  {
    roomId: 'setsugen-book',
    ipId: 'setsugen',
    name: '朗読会で読んでほしい本棚',
    description: '第40夜までに読む三冊を選びます。おひとり3冊まで。',
    image: 'setsugen/window.svg',
    favorLimit: 3,
    items: [
      {
        itemId: 'setsugen-book-snow',
        name: '雪の結晶の名前',
        description: '図鑑を、声で。',
        image: 'setsugen/morning.svg',
        favors: 164,
      },
      {
        itemId: 'setsugen-book-train',
        name: '最終列車の車掌さん',
        description: '眠る前の短い話。',
        image: 'setsugen/noon.svg',
        favors: 233,
      },
      {
        itemId: 'setsugen-book-clock',
        name: '時計屋の冬休み',
        description: 'オルゴールの出てくる、静かな長編。',
        image: 'setsugen/comb.svg',
        favors: 198,
      },
      {
        itemId: 'setsugen-book-letter',
        name: '出さなかった手紙',
        description: '三通だけの、小さな本。',
        image: 'setsugen/globe.svg',
        favors: 275,
      },
    ],
  },
]

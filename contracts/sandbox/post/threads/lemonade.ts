import { cardPicture, widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel lemonade. */
export const lemonadeThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 2,
    text: '夏至のパレード、道順をのせました!旗はどの色でもだいじょうぶ。 https://lemonade.example.jp/parade',
    likes: 3_402,
    answers: [
      {
        by: 'sakuranbo',
        text: '時計台の前で待ちます!黄色い傘が目印です。',
        likes: 96,
        answers: [{ by: 'mejiro', text: 'となりに行ってもいいですか。', likes: 14 }],
      },
      { by: 'midori', text: '沿道のはじめのほう、去年は朝9時でもう二列目でした。', likes: 51 },
    ],
  },
  {
    by: 'sakuranbo',
    hoursAgo: 7,
    text: 'きょうの公演、ことはちゃんの紙吹雪がひとつ肩に乗って、そのまま帰ってきた。',
    likes: 512,
    answers: [{ by: 'tsukimi', text: '手帳にはさんでおきましょう。', likes: 40 }],
  },
  {
    by: 'mejiro',
    hoursAgo: 20,
    text: '五人そろいが出ました。声が出ました。',
    image: cardPicture('lemonade/parade-five.svg'),
    likes: 689,
    answers: [
      { by: 'yuusuke', text: 'おめでとうございます!', likes: 22 },
      { by: 'sakuranbo', text: 'いい引きです。まんなかの灯里ちゃんがよく見える。', likes: 33 },
    ],
  },
  {
    by: 'official',
    hoursAgo: 44,
    text: 'みつきの振り付け教室、第二回は「ひと口ぶんの助走」。動画は週末に公開します。',
    image: widePicture('lemonade/soda.svg'),
    likes: 1_905,
  },
  {
    by: 'potage',
    hoursAgo: 63,
    text: 'すいさんの詞、二番の「泡のほうが先に空へ行く」でいつも立ち止まる。',
    likes: 234,
  },
  { by: 'nanasaki', hoursAgo: 90, text: 'なおさんのおしゃべりが長い日は、いい日。', likes: 418 },
]

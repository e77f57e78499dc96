import { widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel todai. */
export const todaiThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 3,
    text: '今夜の便りの入り口を開けました。題は「はじめて夜ふかしした日」。\n19:00まで受けつけています。 https://todai.example.jp/letters',
    likes: 1_284,
    answers: [
      {
        by: 'mejiro',
        text: '小学校の林間学校のことを書きました。読まれますように。',
        likes: 42,
        answers: [{ by: 'official', text: '届いています。ペンネームもそのままでいいですか。', likes: 87 }],
      },
      { by: 'rokujo', text: 'いま書いています。長くなってしまう。', likes: 18 },
    ],
  },
  { by: 'yofukashi', hoursAgo: 9, text: '先週の三曲目、航さんのギターが少しだけ笑っていませんでしたか。', likes: 203 },
  {
    by: 'tsukimi',
    hoursAgo: 26,
    text: '港まで行ってきました。灯台の下のベンチ、思っていたより風が強い。',
    image: widePicture('todai/harbour.svg'),
    likes: 356,
    answers: [
      { by: 'midori', text: 'あのベンチ!深夜便の録音で鳴っている風の音はこれなんですね。', likes: 31 },
      { by: 'potage', text: '上着を一枚多めに、が合言葉です。', likes: 12 },
    ],
  },
  {
    by: 'official',
    hoursAgo: 50,
    text: '第47夜を聴いてくださってありがとうございました。灯太の言い間違いは、本人の希望によりそのまま残します。',
    image: widePicture('todai/studio.svg'),
    likes: 2_017,
    answers: [{ by: 'yuusuke', text: '残してくださってありがとうございます。', likes: 64 }],
  },
  { by: 'nanasaki', hoursAgo: 74, text: '岬さんのベースの入り、毎回息を止めて待ってしまう。', likes: 148 },
  { by: 'rokujo', hoursAgo: 99, text: '土曜の夜だけ、部屋がすこし広くなる気がします。', likes: 271 },
]

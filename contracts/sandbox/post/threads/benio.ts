import { widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel benio. */
export const benioThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 5,
    text: '第七話「送り火の約束」を公開しました。灯りを落とした部屋で、どうぞ。',
    image: widePicture('benio/lanterns.svg'),
    likes: 1_120,
    answers: [
      {
        by: 'amagasa',
        text: '最後の一行で、紅緒が手を引っこめなかったところ。',
        likes: 88,
        answers: [{ by: 'yofukashi', text: '火を怖がる子が、はじめて自分から。', likes: 47 }],
      },
      { by: 'tsukimi', text: 'ななしの声がいつもより近く聞こえました。', likes: 35 },
    ],
  },
  {
    by: 'amagasa',
    hoursAgo: 16,
    text: '千早の「火は見張るものじゃない、待つものだ」を手帳に書き写しました。',
    likes: 260,
  },
  {
    by: 'midori',
    hoursAgo: 31,
    text: '帳面の回を読んで、わたしも紙を買ってきました。 https://benio.example.jp/lanterns',
    likes: 143,
    answers: [{ by: 'official', text: '破れたら、重ねて貼ればだいじょうぶです。', likes: 71 }],
  },
  {
    by: 'yofukashi',
    hoursAgo: 48,
    text: '第五話を読み返すと、ななしはもう名前を思い出しかけている。',
    image: widePicture('benio/night.svg'),
    likes: 197,
    answers: [{ by: 'nanasaki', text: '鳥居の数を数えるところですよね。', likes: 16 }],
  },
  { by: 'rokujo', hoursAgo: 77, text: '雨の日の話がいちばん好きです。傘の色が毎回ちがう。', likes: 92 },
]

import { widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel shinyou. */
export const shinyouThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 6,
    text: '今朝の部活動: 薪を割る、鳥を待つ、パンを焦がす。柏木は地図を逆さに持っていました。',
    image: widePicture('shinyou/cabin.svg'),
    likes: 742,
    answers: [
      { by: 'mejiro', text: '焦げたほうが好きな部員がここにいます。', likes: 38 },
      {
        by: 'yuusuke',
        text: '地図、先月も逆さでしたよね。',
        likes: 55,
        answers: [{ by: 'official', text: '本人は「北を下にする流儀」と言っています。', likes: 120 }],
      },
    ],
  },
  {
    by: 'yuusuke',
    hoursAgo: 13,
    text: 'うちのベランダにもシジュウカラが来ました。ひなたさん、数に入れてください。',
    likes: 131,
  },
  {
    by: 'official',
    hoursAgo: 29,
    text: '野帳を写しました。今月は十七種。ミミは数に入れていません。 https://shinyou.example.jp/birds',
    likes: 533,
    answers: [{ by: 'potage', text: 'ミミさんは部員ですからね。', likes: 44 }],
  },
  {
    by: 'midori',
    hoursAgo: 52,
    text: '湖の回、しゃべらない七分間がよかった。',
    image: widePicture('shinyou/lake.svg'),
    likes: 305,
  },
  { by: 'potage', hoursAgo: 81, text: '楡さんの豆のスープ、塩は最後。今夜つくります。', likes: 176 },
]

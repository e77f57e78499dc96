import { widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel velvet. */
export const velvetThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 8,
    text: '金曜 24:00。電源は六分前に入れておきます。 https://velvet.example.jp/tubes',
    likes: 2_233,
    answers: [
      {
        by: 'yofukashi',
        text: '六分前に部屋の明かりを消すところまでが儀式です。',
        likes: 102,
        answers: [{ by: 'nanasaki', text: 'わかります。', likes: 29 }],
      },
    ],
  },
  {
    by: 'nanasaki',
    hoursAgo: 18,
    text: 'レイさんの声、息を吸う音まで音程がある。',
    likes: 367,
    answers: [{ by: 'kitakaze', text: '録音のとき、息だけの列を別に録っているそうです。', likes: 58 }],
  },
  {
    by: 'official',
    hoursAgo: 40,
    text: '新しい鍵盤が届きました。古いほうです。',
    image: widePicture('velvet/keys.svg'),
    likes: 1_478,
    answers: [{ by: 'yofukashi', text: '新しくて古い。真空さんらしい。', likes: 77 }],
  },
  { by: 'rokujo', hoursAgo: 58, text: '四枚目の裏面、三分十二秒の無音は無音ではない。', likes: 189 },
  {
    by: 'kitakaze',
    hoursAgo: 86,
    text: '最後の曲のあと、三分待つと左から足音が来ます。',
    spoiler: '四枚目の終わりかた',
    likes: 154,
  },
]

import { widePicture, type SeedThread } from './seedThread.ts'

/** The seeded threads of the channel setsugen. */
export const setsugenThreads: readonly SeedThread[] = [
  {
    by: 'official',
    hoursAgo: 10,
    text: '今週の一話は「櫛を返しに来た人」。眠ってしまっても、続きはここにあります。',
    image: widePicture('setsugen/window.svg'),
    likes: 611,
    answers: [
      { by: 'tsukimi', text: 'いつも後半は夢の中です。翌朝もう一度聴きます。', likes: 73 },
      {
        by: 'potage',
        text: 'ゆきさんの「こんばんは」で肩の力がぬけます。',
        likes: 49,
        answers: [{ by: 'official', text: 'こんばんは。今夜も冷えますね。', likes: 95 }],
      },
    ],
  },
  { by: 'tsukimi', hoursAgo: 22, text: '窓あかりの話、町の名前が最後まで出てこないのがいい。', likes: 118 },
  {
    by: 'amagasa',
    hoursAgo: 37,
    text: '冬馬さんのオルゴール、ねじが戻りきる前に終わるようにできている気がする。 https://setsugen.example.jp/window',
    likes: 164,
    answers: [{ by: 'midori', text: '確かめました。七回ともそうでした。', likes: 52 }],
  },
  {
    by: 'official',
    hoursAgo: 60,
    text: '雪の町は、朝もしずかです。',
    image: widePicture('setsugen/morning.svg'),
    likes: 498,
  },
  {
    by: 'kitakaze',
    hoursAgo: 94,
    text: '南の町で聴いています。雪を見たことがないのに、足音がわかります。',
    likes: 227,
  },
]

import type { ChannelId } from '../channel/channels.content.ts'

/** The animated layer of a film, drawn over its pictures. */
export type FilmMotion = 'beam' | 'confetti' | 'wisps' | 'fireflies' | 'levels' | 'snow'

/** A film of twenty seconds: a channel's pictures in sequence, an animated layer and subtitles. */
export interface Film {
  readonly motion: FilmMotion
  /** Pictures of the channel, which are shown one after the other for the same time. */
  readonly pictures: readonly string[]
  /** Japanese subtitles; each is shown for the same time. */
  readonly subtitles: readonly string[]
}

/** Length of every film in seconds. */
export const filmSeconds = 20

/** The film of each channel, by channel id. */
export const films = {
  todai: {
    motion: 'beam',
    pictures: ['night', 'harbour', 'dawn'],
    subtitles: [
      'こちらは灯台放送局。港の夜が、はじまります。',
      '今夜の便りは、四十八通。',
      '一通ずつ、ぜんぶ読みます。',
      '最後の一通は、まだ海の上です。',
      'それでは、朝が来るまで。',
    ],
  },
  lemonade: {
    motion: 'confetti',
    pictures: ['parade', 'soda', 'hero'],
    subtitles: [
      '五、四、三。炭酸の音で、はじめます。',
      '先頭の旗は、灯里。',
      '紙吹雪は、ことはの係です。',
      'ひと口で夏になる、五つの星。',
      'レモネード星団でした。また日曜に。',
    ],
  },
  benio: {
    motion: 'wisps',
    pictures: ['gates', 'night', 'lanterns'],
    subtitles: [
      'この町の灯籠は、ぜんぶ父がつくった。',
      'わたしは、火がこわい。',
      '「こわいのに、どうして見ている」',
      '名のない鬼火が、そう聞いた。',
      '紅緒と鬼火。ひと夏の物語。',
    ],
  },
  shinyou: {
    motion: 'fireflies',
    pictures: ['dusk', 'lake', 'owl'],
    subtitles: [
      '森の部活、本日も活動中。',
      '湖、風なし。水温、十二度。',
      '焚き火の前では、小さな声で。',
      '……いま、いましたね。',
      'フクロウの記録、二十夜目です。',
    ],
  },
  velvet: {
    motion: 'levels',
    pictures: ['tube', 'levels', 'hero'],
    subtitles: [
      '電源、入れます。',
      '音が出るまで、三分ください。',
      '(真空管があたたまる音)',
      '古いシンセサイザーと、新しい声。',
      'ビロード回路。真夜中に、もう一曲。',
    ],
  },
  setsugen: {
    motion: 'snow',
    pictures: ['window', 'globe', 'hero'],
    subtitles: [
      '雪の町の、郵便局の灯がつきました。',
      '今夜は第十二話を読みます。',
      '(オルゴールの音)',
      '眠ってしまっても、だいじょうぶ。',
      '続きは、いつでもここにあります。',
    ],
  },
} as const satisfies Record<ChannelId, Film>

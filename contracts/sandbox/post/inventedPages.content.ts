import type { LinkPreview } from '../../post/linkPreview.ts'

/**
 * Invented pages that posts of the seed link to, on hosts that do not exist. Their pictures are those of the sandbox.
 */
export const inventedPages: readonly LinkPreview[] = [
  {
    url: 'https://todai.example.jp/letters',
    title: '便りの宛先 | 灯台放送局',
    description: '土曜の夜に読む便りを、いつでも受けつけています。名前は仮のものでかまいません。',
    image: 'todai/letter.svg',
    siteName: '灯台放送局',
  },
  {
    url: 'https://lemonade.example.jp/parade',
    title: '夏至のパレード 道順と見どころ',
    description: '港の広場を出て、時計台をひとまわり。沿道で旗を振れる場所を地図にしました。',
    image: 'lemonade/parade.svg',
    siteName: 'レモネード星団',
  },
  {
    url: 'https://benio.example.jp/lanterns',
    title: '灯籠のつくりかた 第一回「紙を選ぶ」',
    description: '破れにくく、火の色がよく透ける紙。紅緒の父の帳面から。',
    image: 'benio/lanterns.svg',
    siteName: '紅緒と鬼火',
  },
  {
    url: 'https://shinyou.example.jp/birds',
    title: '小屋の窓から見えた鳥 一覧',
    description: 'ひなたの野帳をそのまま写しました。ミミは数に入れていません。',
    image: 'shinyou/owl.svg',
    siteName: '針葉樹林クラブ',
  },
  {
    url: 'https://velvet.example.jp/tubes',
    title: '真空管の温めかた',
    description: '電源を入れてから最初の音が鳴るまでの、六分間のあいだに。',
    image: 'velvet/tube.svg',
    siteName: 'ビロード回路',
  },
  {
    url: 'https://setsugen.example.jp/window',
    title: '雪の町の窓あかり',
    description: '朗読のあとに聴く、小さなオルゴールの話。',
    image: 'setsugen/window.svg',
    siteName: '雪原オルゴール',
  },
]

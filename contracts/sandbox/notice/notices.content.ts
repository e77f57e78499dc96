import type { noticeCategories } from '../../notice/notice.endpoints.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedNotice {
  readonly noticeId: string
  readonly category: (typeof noticeCategories)[number]
  readonly title: string
  readonly text: string
  readonly published: SeedTime
}

/** All notices of the seed, the latest first. */
export const notices: readonly SeedNotice[] = [
  {
    noticeId: 'velvet-tube-ends',
    category: 'GACHA',
    title: '「真空管の夜」はまもなく終了します',
    text: 'ビロード回路のガチャ「真空管の夜」は、まもなく終了します。\n\n終了後は引くことができません。手に入れた写真は、コレクションでこれまでどおりご覧いただけます。\n\n真空とレイより:「電源は切りますが、真空管はしばらくあたたかいままです」',
    published: { hours: -1 },
  },
  {
    noticeId: 'benio-seven',
    category: 'NEW_CONTENT',
    title: '紅緒と鬼火 第七話「送り火の約束」を公開しました',
    text: '紅緒と鬼火の第七話「送り火の約束」を公開しました。\n\n灯籠流しの夜、紅緒は名のない鬼火に、はじめて火を分けてもらいます。第一話から第三話までは、どなたでも無料でお読みいただけます。',
    published: seedTimeOnDay(-1, '21:00'),
  },
  {
    noticeId: 'todai-fifty',
    category: 'CAMPAIGN',
    title: '灯台放送局 第五十夜のお礼をお渡しします',
    text: '灯台放送局の公開収録が、五十夜をむかえます。便りをくださったみなさまへ、お礼の品をお渡しします。\n\n下の「受け取る」からお受け取りください。期間をすぎると、お渡しできません。',
    published: seedTimeOnDay(-1, '12:00'),
  },
  {
    noticeId: 'maintenance-plan',
    category: 'MAINTENANCE',
    title: '来週火曜 4:00〜6:00にメンテナンスを行います',
    text: 'つぎの時間、サービスを停止してメンテナンスを行います。\n\n時間: 来週火曜 4:00〜6:00\n対象: すべての機能\n\n作業の進みぐあいにより、終わりの時間が前後することがあります。ガチャや決済の途中で4:00をまたがないよう、お早めにおすませください。',
    published: seedTimeOnDay(-2, '15:00'),
  },
  {
    noticeId: 'lemonade-parade-campaign',
    category: 'CAMPAIGN',
    title: '夏至のパレード 沿道の一本キャンペーン',
    text: 'レモネード星団をフォローしている方の中から、抽選で18名さまに、パレードで実際に使った紙の旗をお送りします。\n\n応募の手つづきはいりません。期間の終わりにフォローしているだけで、対象になります。',
    published: seedTimeOnDay(-3, '12:00'),
  },
  {
    noticeId: 'guest-name',
    category: 'NOTICE',
    title: 'ゲストのお名前の表記に誤りがありました',
    text: '灯台放送局 第47夜の番組表で、ゲストのお名前の漢字に誤りがありました。現在は正しく直しています。\n\nご本人と、便りをくださったみなさまに、おわび申し上げます。',
    published: seedTimeOnDay(-4, '18:30'),
  },
  {
    noticeId: 'collection-order',
    category: 'UPDATE',
    title: 'コレクションを新しい順に並べるようにしました',
    text: 'コレクションの写真が、手に入れた新しい順に並ぶようになりました。\n\n同じ写真が重なったときは一枚にまとめ、枚数を右上に表示します。',
    published: seedTimeOnDay(-6, '11:00'),
  },
  {
    noticeId: 'login-mail-delay',
    category: 'DEFECT',
    title: '【復旧済み】認証コードのメールが届きにくい状態について',
    text: '一部のメールサービスで、会員登録の認証コードが届くまでに時間がかかっていました。現在は復旧しています。\n\n事象: コードのメールが最大20分おくれて届く\n原因: 送信サーバーの混雑\n対処: 送信の経路を分けました\n\n期限が切れたコードは使えません。お手数ですが、もう一度お送りください。おわびに、コインを一週間お渡ししていました。',
    published: seedTimeOnDay(-9, '10:15'),
  },
  {
    noticeId: 'welcome',
    category: 'NOTICE',
    title: '集いへようこそ',
    text: '集いは、好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所です。\n\nはじめての方には、無償コインをお渡ししています。気になるジャケットを一枚、ひらいてみてください。',
    published: seedTimeOnDay(-30, '10:00'),
  },
]

import type { NoticeSummary, NoticeText } from '../../design-system/screens/notice/notice.types.ts'

/** One notice of each category, the latest first; the first three are unread. */
export const exampleNotices: NoticeSummary[] = [
  {
    id: 'velvet-tube-ends',
    category: 'GACHA',
    title: '「真空管の夜」はまもなく終了します',
    published: '2026-01-31T18:42:00+09:00',
    href: '/notification/velvet-tube-ends',
    isUnread: true,
  },
  {
    id: 'benio-seven',
    category: 'NEW_CONTENT',
    title: '紅緒と鬼火 第七話「送り火の約束」を公開しました',
    published: '2026-01-30T21:00:00+09:00',
    href: '/notification/benio-seven',
    isUnread: true,
  },
  {
    id: 'maintenance-plan',
    category: 'MAINTENANCE',
    title: '2/3(火) 4:00〜6:00にメンテナンスを行います',
    published: '2026-01-29T15:00:00+09:00',
    href: '/notification/maintenance-plan',
    isUnread: true,
  },
  {
    id: 'lemonade-parade-campaign',
    category: 'CAMPAIGN',
    title: '夏至のパレード 沿道の一本キャンペーン',
    published: '2026-01-28T12:00:00+09:00',
    href: '/notification/lemonade-parade-campaign',
    isUnread: false,
  },
  {
    id: 'guest-name',
    category: 'NOTICE',
    title: 'ゲストのお名前の表記に誤りがありました',
    published: '2026-01-27T18:30:00+09:00',
    href: '/notification/guest-name',
    isUnread: false,
  },
  {
    id: 'collection-order',
    category: 'UPDATE',
    title: 'コレクションを新しい順に並べるようにしました',
    published: '2026-01-25T11:00:00+09:00',
    href: '/notification/collection-order',
    isUnread: false,
  },
  {
    id: 'login-mail-delay',
    category: 'DEFECT',
    title: '【復旧済み】認証コードのメールが届きにくい状態について',
    published: '2026-01-22T10:15:00+09:00',
    href: '/notification/login-mail-delay',
    isUnread: false,
  },
]

/** The example notices as a guest sees them: guests have no unread ones. */
export const noticesForGuests: NoticeSummary[] = exampleNotices.map(({ isUnread: _unread, ...notice }) => notice)

/** A notice with its text. */
export const exampleNotice: NoticeText = {
  id: 'login-mail-delay',
  category: 'DEFECT',
  title: '【復旧済み】認証コードのメールが届きにくい状態について',
  published: '2026-01-22T10:15:00+09:00',
  text: '一部のメールサービスで、会員登録の認証コードが届くまでに時間がかかっていました。現在は復旧しています。\n\n事象: コードのメールが最大20分おくれて届く\n原因: 送信サーバーの混雑\n対処: 送信の経路を分けました\n\n期限が切れたコードは使えません。お手数ですが、もう一度お送りください。',
}

/** A notice with a title of 60 characters, a word without line breaks, and a long text. */
export const longNotice: NoticeText = {
  ...exampleNotice,
  id: 'long',
  category: 'UNKNOWN',
  title:
    '春の大型連休にあたるお問い合わせ窓口の受付時間の変更と一部の決済方法で発生しておりました表示ずれの改善についてのお知らせ',
  text: `https://example.jp/${'long-address-'.repeat(12)}\n\n${'いつも集いをご利用いただき、ありがとうございます。'.repeat(80)}`,
}

/** A notice with coins and a photo to claim. */
export const acquirableNotice = {
  id: 'todai-fifty',
  category: 'CAMPAIGN',
  title: '灯台放送局 第五十夜のお礼をお渡しします',
  published: '2026-01-30T12:00:00+09:00',
  text: '灯台放送局の公開収録が、五十夜をむかえます。便りをくださったみなさまへ、お礼の品をお渡しします。\n\n下の「受け取る」からお受け取りください。おひとり1回です。',
  gift: {
    assets: [
      { kind: 'COIN', name: 'コイン', amount: 100 },
      { kind: 'PHOTO', name: '絵はがき 灯台', image: '/textures/todai/postcard-tower.svg', amount: 1 },
    ],
    until: '2026-02-14T23:59:00+09:00',
    acquire: { state: 'open' },
  },
} satisfies NoticeText

/** A notice as a careless or malicious author might write it. */
export const hostileNotice: NoticeText = {
  ...exampleNotice,
  id: 'hostile',
  title: '<img src=x onerror=alert(1)>メンテナンスのお知らせ',
  text: '<script>alert(1)</script>\n<a href="javascript:alert(1)">こちら</a>\n<svg onload=alert(1)>\n&lt;b&gt;太字&lt;/b&gt;',
}

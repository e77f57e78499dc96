import type { Properties } from './properties.types.ts'

/** Of what lies over a page, frames it, or leads from it. */
export const surfaceProperties: Readonly<Record<string, Properties>> = {
  AlertDialog: {
    title: '問いか、お知らせの見出しです。',
    children: '事情を言う文です。コインのことでは、減ったかどうかを必ず言います。',
    confirm: '進むボタンです。「10コインで引く」のように、起きることを書きます。',
    cancel: 'やめるボタンです。省くと知らせるだけになり、Escは進むのと同じです。',
  },
  Dialog: { width: '幅（px）です。画面の95 %は超えません。標準は800です（S118）。' },
  DialogSurface: {
    title: '面の題です。',
    description: '題の下の一文です。題に続けて読み上げます。',
    footer: '本文がスクロールしても、下に見えているものです。',
    initialFocus: '開いたときにフォーカスを置くものです。省くと、面そのものです。',
    className: 'どこに立ち、どう現れるかのクラスです。',
    style: 'その場で計算する大きさなどの、直の書きかたです。',
  },
  Footer: {
    kind: 'すべて出すか、印と著作権の行だけの「simple」かを選びます（S084）。',
    links: '運営、お知らせ、規約、ヘルプと、会員にはログアウトのリンクです（W005）。',
  },
  Header: {
    kind: 'すべて出すか、印と戻る道だけの「simple」かを選びます（Q29）。',
    viewer: 'ゲストか、未読の数とコインを持つ会員かです。',
    current: 'いまいる場所です。その項目に印がつきます。',
    items: '会員の4つの場所です。幅1024 px以上で、ヘッダーに並びます。',
    hrefs: 'ヘッダー自身のリンクの行き先です。logoは、見る人の入口です。',
    menu: '横のメニューに並べるリンクです（A§2）。',
    back: 'スマートフォンで、印の代わりに置く戻る道です。',
  },
  HeaderCoins: { balance: 'コインの残りと、その読みこみの様子です。' },
  HeaderMenu: { menu: '横のメニューに並べるリンクです。' },
  HeaderNotices: { unread: '未読の数です。0では印がなく、99を超えると「99+」と出します。' },
  Logo: { href: '行き先です。省くと、リンクでない印になります。' },
  Menu: {
    trigger: 'メニューを開くボタンです。',
    label: '何のメニューかを言う名前です。「この投稿のメニュー」。',
  },
  ModeArea: { mode: '昼（day）か、舞台（stage）かです。' },
  PageFrame: {
    header: 'ページの上に置くヘッダーです。',
    headerIs: 'ヘッダーをいつも出すか、広い画面だけか、出さないかを選びます。',
    footer: 'ページの下に置くフッターです。',
    footerIs: 'フッターをいつも出すか、広い画面だけか、出さないかを選びます。',
    tabBar: 'スマートフォンの足に置くタブバーです。',
    channel: 'このページのチャンネルです。枠の中が、その色になります。',
    isStage: '好みの設定にかかわらず、舞台の暗さにします。',
    light: 'ヘッダーを通ってページに落ちる光です。',
    children: 'ページの中身です。',
  },
  Sheet: { side: '右から出るか、下から出るかです。広い画面では、幅800 pxまでのダイアログになります。' },
  SideMenu: { logout: '会員だけの「ログアウト」です（Q30）。' },
  Sidebar: {
    label: 'この移動の名前です。「あなたのページ」。',
    value: 'いまいるページです。並びにないときは省きます。',
    state: '幅で形を変えるか、いつも横の列にするかを選びます（S025）。',
    children: '横の並びの隣に置く、ページの中身です。',
  },
  SkipLink: { target: '移る先の要素のidです。標準はmainです。' },
  SmartBanner: { href: 'この端末でアプリを手に入れられるアドレスです。' },
  StatusLine: { text: 'いまの様子を言う、1文か2文です。', action: 'それについてできる、ただ1つのことです。' },
  TabBar: { current: 'いまいる場所です。その項目に印がつきます。' },
  TabNav: {
    label: 'この移動の名前です。「灯台放送局のページ」。',
    value: 'いまいる項目の値です。',
  },
  Tabs: {
    label: 'この並びの名前です。「提供割合の区分」。',
    value: '開いているタブの値です。',
    onValueChange: 'タブが変わったときに、その値で呼びます。',
  },
}

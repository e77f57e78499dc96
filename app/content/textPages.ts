import type { TextDocument } from '@tsudoi/design-system/screens/programme.types'
import { operatorName } from './operatorName.ts'

/**
 * The texts of the text pages. The specification contains none, so they and the operator are invented. A page whose
 * text needs a lawyer or the operator is marked as a placeholder, and says so on the screen (Q34).
 */

/** The terms of use, for /account/service and the first step of a sign-up. */
export const termsOfUse: TextDocument = {
  title: '利用規約',
  isPlaceholder: true,
  sections: [
    {
      paragraphs: [
        'この規約は、集い（以下「本サービス」）を利用するすべての方と、運営者とのあいだの約束を定めるものです。会員登録をした時点で、この規約に同意したものとします。',
      ],
    },
    {
      heading: '第1条（会員登録）',
      paragraphs: [
        '登録には、ご本人のメールアドレスが必要です。ひとりで複数のアカウントを持つことはできません。',
        '18歳未満の方は、保護者の同意を得てから登録してください。登録した生年月日は、あとから変更できません。',
      ],
    },
    {
      heading: '第2条（コイン）',
      paragraphs: [
        'コインには、有償コインと無償コインがあります。どちらにも有効期限はありません。',
        '有償コインは、ウェブブラウザーで使えます。コインを現金に換えること、ほかの会員にゆずることはできません。',
        'ガチャで使ったコインは、景品を受け取ったあとに戻すことができません。通信が途切れたときは、コレクションで結果を確かめられます。',
      ],
    },
    {
      heading: '第3条（してはいけないこと）',
      paragraphs: [
        'ほかの会員や出演者を傷つける行為、なりすまし、営利目的の転売、サービスの運営をさまたげる行為を禁止します。',
        '違反があったときは、投稿の削除やアカウントの利用停止をすることがあります。',
      ],
    },
    {
      heading: '第4条（サービスの変更と停止）',
      paragraphs: [
        '点検や障害のために、サービスの全部または一部を止めることがあります。予定しているものは、お知らせで事前にご案内します。',
      ],
    },
    {
      heading: '第5条（規約の変更）',
      paragraphs: ['この規約を変えるときは、効力が生じる日と内容を、お知らせで事前にご案内します。'],
    },
  ],
}

const guide: TextDocument = {
  title: 'コミュニティガイドライン',
  isPlaceholder: true,
  sections: [
    {
      paragraphs: [
        '集いは、推し色をかかげる人が集まる場所です。だれもが安心して楽しめるように、次のことを守ってください。',
      ],
    },
    {
      heading: '相手を思いやる',
      paragraphs: [
        '出演者にも、ほかのファンにも、面と向かって言えないことは書かないでください。',
        '好きなものの違いを、からかったり比べたりしないでください。',
      ],
    },
    {
      heading: '個人の情報を守る',
      paragraphs: ['自分やほかの人の住所、電話番号、学校や職場がわかることは書かないでください。'],
    },
    {
      heading: 'つくった人の権利を大切にする',
      paragraphs: ['写真、動画、音声を、許可なくほかの場所に載せないでください。'],
    },
    {
      heading: '困ったとき',
      paragraphs: [
        'いやな思いをしたときは、お問い合わせから運営者に知らせてください。知らせた人の名前は、相手に伝わりません。',
      ],
    },
  ],
}

const settlement: TextDocument = {
  title: '資金決済法に基づく表示',
  isPlaceholder: true,
  sections: [
    { heading: '前払式支払手段の名称', paragraphs: ['集いコイン（有償コイン）'] },
    { heading: '発行者', paragraphs: [operatorName] },
    { heading: '支払可能金額', paragraphs: ['有償コインは、OSごとに9,999,999コインまで持つことができます。'] },
    { heading: '有効期限', paragraphs: ['ありません。'] },
    { heading: '使える場所', paragraphs: ['本サービスのウェブ版'] },
    { heading: '残高の確認', paragraphs: ['画面上部のコインを選ぶと、有償コインと無償コインの残高を確かめられます。'] },
    {
      heading: '利用上のご注意',
      paragraphs: [
        '有償コインは、現金に換えること、ほかの会員にゆずることができません。',
        '退会すると、残っている有償コインは使えなくなります。',
      ],
    },
    { heading: '約款', paragraphs: ['利用規約の第2条（コイン）に定めています。'] },
    {
      heading: '苦情・相談の窓口',
      paragraphs: ['お問い合わせページから受け付けます。', '公開の前に、窓口の所在地と連絡先を記します。'],
    },
    { heading: '利用者の資金の保全', paragraphs: ['公開の前に、発行保証金の供託などの方法を記します。'] },
    { heading: '身に覚えのない利用への対応', paragraphs: ['公開の前に、補償の方針と届け出の窓口を記します。'] },
  ],
}

const copyright: TextDocument = {
  title: '著作権について',
  isPlaceholder: true,
  sections: [
    {
      paragraphs: [
        '本サービスに載せている文章、絵、写真、動画、音声、プログラムの権利は、運営者またはそれぞれの権利者にあります。',
        '個人で楽しむ範囲をこえて、複製、転載、配信、販売することはできません。',
      ],
    },
    {
      heading: '権利が侵害されていると思われるとき',
      paragraphs: ['対象のページと権利を確かめられる資料を添えて、お問い合わせからご連絡ください。'],
    },
  ],
}

const support: TextDocument = {
  title: 'サポート',
  sections: [
    {
      heading: '動く環境',
      paragraphs: [
        'Chrome、Safari、Edge、Firefoxの最新版でお使いいただけます。JavaScriptとCookieを有効にしてください。',
      ],
    },
    {
      heading: '画面がうまく表示されないとき',
      paragraphs: [
        'ページを読みこみ直してください。なおらないときは、ほかのタブの集いを閉じてから、もう一度開いてください。',
      ],
    },
    {
      heading: 'ガチャの途中で通信が切れたとき',
      paragraphs: [
        '引けた景品は、コレクションに入っています。持てる数をこえた分は、プレゼントに届きます。コインが減ったかどうかは、コイン履歴で確かめられます。同じボタンをもう一度押しても、二重に引かれることはありません。',
      ],
    },
    {
      heading: '認証コードが届かないとき',
      paragraphs: ['迷惑メールのフォルダーを確かめてから、登録画面の「認証コードを再送する」を押してください。'],
    },
  ],
}

const operatorPage: TextDocument = {
  title: '運営会社',
  isPlaceholder: true,
  sections: [
    { heading: '名称', paragraphs: [operatorName] },
    { heading: '事業の内容', paragraphs: ['ファンコミュニティサービス「集い」の企画と運営'] },
    { heading: '所在地', paragraphs: ['公開の前に、運営者の所在地を記します。'] },
  ],
}

/** The privacy policy. */
export const privacyPolicy: TextDocument = {
  title: 'プライバシーポリシー',
  isPlaceholder: true,
  sections: [
    {
      heading: 'お預かりする情報',
      paragraphs: [
        'メールアドレス、パスワード（元に戻せない形に変えて保存します）、お名前、生年月日、性別、都道府県、ご利用の記録。',
      ],
    },
    {
      heading: '使いみち',
      paragraphs: ['ご本人の確認、サービスの提供、購入上限の判定、不正の防止、お問い合わせへの返答。'],
    },
    {
      heading: 'Cookieなどの利用',
      paragraphs: [
        'ログインの状態を保つためのCookieと、端末を見分けるための番号を、お使いのブラウザーに保存します。広告のための追跡は行いません。',
      ],
    },
    {
      heading: '開示・訂正・削除',
      paragraphs: ['ご本人から求めがあったときは、法令に従って応じます。お問い合わせからご連絡ください。'],
    },
  ],
}

/** The commercial notice, which opens at the hash #commercial. */
export const commercialDocument: TextDocument = {
  title: '特定商取引法の表記',
  isPlaceholder: true,
  sections: [
    { heading: '販売事業者', paragraphs: [operatorName] },
    { heading: '運営責任者・所在地・電話番号', paragraphs: ['公開の前に、運営者の情報を記します。'] },
    { heading: '販売価格', paragraphs: ['ショップの各商品に、税込みの価格を表示します。'] },
    { heading: '商品代金のほかに必要な料金', paragraphs: ['通信にかかる料金は、お客さまのご負担です。'] },
    {
      heading: 'お支払いの時期と方法',
      paragraphs: ['購入の手続きのときに、画面に表示される方法でお支払いいただきます。'],
    },
    { heading: '引き渡しの時期', paragraphs: ['お支払いの確認後、すぐにコインが加わります。'] },
    { heading: 'お申し込みの期間', paragraphs: ['期間に限りのある商品には、終わりの日時を表示します。'] },
    { heading: '動作環境', paragraphs: ['サポートのページに記しています。'] },
    { heading: '返品・取り消し', paragraphs: ['商品の性質上、購入後の返品と取り消しはお受けできません。'] },
  ],
}

/** The page about the app, which /account/app shows. */
const app: TextDocument = {
  title: '集いアプリ',
  isPlaceholder: true,
  sections: [
    {
      paragraphs: [
        'アプリは、公開のときにApp StoreとGoogle Playで配られます。それまでは、このままブラウザーでお楽しみください。',
      ],
    },
  ],
}

/** All text pages by path. */
export const textPages: Readonly<Record<string, TextDocument>> = {
  '/account/service': termsOfUse,
  '/account/guide': guide,
  '/account/settlement': settlement,
  '/account/copyright': copyright,
  '/account/support': support,
  '/account/operator': operatorPage,
  '/account/privacy': privacyPolicy,
  '/account/app': app,
}

/** The texts shown instead of an outside page whose URL is not configured (Q10, Q34). */
export const outsidePageNotices: Readonly<Record<'/account/faq' | '/account/contact', TextDocument>> = {
  '/account/faq': {
    title: 'よくある質問',
    isPlaceholder: true,
    sections: [
      {
        paragraphs: [
          'よくある質問は、公開のときに外部のページで開きます。それまでは、サポートのページをご覧ください。',
        ],
      },
    ],
  },
  '/account/contact': {
    title: 'お問い合わせ',
    isPlaceholder: true,
    sections: [
      { paragraphs: ['お問い合わせの受付は、公開のときに外部のフォームで開きます。受付先はまだ決まっていません。'] },
    ],
  },
}

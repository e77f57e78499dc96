import type { TextDocument } from '../../design-system/screens/programme.types.ts'

const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs })

/** The sections of the #commercial dialog. tools/law.test.ts compares them with the app's. */
export const commercialNotice: TextDocument = {
  title: '特定商取引法の表記',
  isPlaceholder: true,
  sections: [
    section('販売事業者', '集い運営事務局'),
    section('運営責任者・所在地・電話番号', '公開の前に、運営者の情報を記します。'),
    section('販売価格', 'ショップの各商品に、税込みの価格を表示します。'),
    section('商品代金のほかに必要な料金', '通信にかかる料金は、お客さまのご負担です。'),
    section('お支払いの時期と方法', '購入の手続きのときに、画面に表示される方法でお支払いいただきます。'),
    section('引き渡しの時期', 'お支払いの確認後、すぐにコインが加わります。'),
    section('お申し込みの期間', '期間に限りのある商品には、終わりの日時を表示します。'),
    section('動作環境', 'サポートのページに記しています。'),
    section('返品・取り消し', '商品の性質上、購入後の返品と取り消しはお受けできません。'),
  ],
}

/** The sections of /account/settlement. */
export const settlementNotice: TextDocument = {
  title: '資金決済法に基づく表示',
  isPlaceholder: true,
  sections: [
    section('前払式支払手段の名称', '集いコイン（有償コイン）'),
    section('発行者', '集い運営事務局'),
    section('支払可能金額', '有償コインは、OSごとに9,999,999コインまで持つことができます。'),
    section('有効期限', 'ありません。'),
    section('使える場所', '本サービスのウェブ版'),
    section('残高の確認', '画面上部のコインを選ぶと、有償コインと無償コインの残高を確かめられます。'),
    section('利用上のご注意', '有償コインは、現金に換えることができません。'),
    section('約款', '利用規約の第2条（コイン）に定めています。'),
    section('苦情・相談の窓口', 'お問い合わせページから受け付けます。'),
    section('利用者の資金の保全', '公開の前に、発行保証金の供託などの方法を記します。'),
    section('身に覚えのない利用への対応', '公開の前に、補償の方針と届け出の窓口を記します。'),
  ],
}

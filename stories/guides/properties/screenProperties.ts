import type { Properties } from './properties.types.ts'
import { screenActionProperties } from './screenActionProperties.ts'
import { screenDataProperties } from './screenDataProperties.ts'
import { screenStateProperties } from './screenStateProperties.ts'
import { sharedProperties } from './sharedProperties.ts'

/** Descriptions of properties that mean the same in all screens. */
export const screenProperties: Properties = {
  ...screenDataProperties,
  ...screenStateProperties,
  ...screenActionProperties,
}

/** Descriptions of properties that mean something else in one screen or part than in the others. */
export const ownScreenProperties: Readonly<Record<string, Properties>> = {
  Actions: { children: '主なボタンを先に、ほかのボタンをあとに置きます。' },
  CollectionScreen: {
    collection: '手に入れた品と、読みこみの様子です。',
    newMarks: 'まだ見ていない品かどうかと、見たことにする操作です。',
    seats: 'まだ持っていない品の席です。',
  },
  CommercialDialog: { document: '特定商取引法の表記です。' },
  ConfirmPage: {
    children: '確かめる値のすべてを描きます。',
    error: 'フォーム全体についての誤りです。',
    title: 'ページの題です。',
    values: '確かめる値です。フォームを通っていなければ、undefinedです。',
  },
  DataExportScreen: {
    onAgain: '終わったあと、書き出すものを選び直すときに呼びます。',
    onResume: '失敗したあと、続きから読みこむときに呼びます。',
    state: '書き出しの様子です。選ぶところから、できあがるまであります。',
    way: 'ファイルを保存できるか、ブラウザーで開くか、どちらもできないかです。',
  },
  DonePage: { children: '一文の下に置く、くわしい説明です。', title: '何ができたかを言う題です。' },
  DoorScreen: {
    actions: '次の人へ進む、番号で確かめる、一覧から入場にする操作です。',
    camera: 'コードを読むカメラの様子と映像、動かす操作です。',
    check: '最後に確かめた結果です。次の人を待つ間は省きます。',
    connection: 'サーバーにつながるか、正しい時刻がわかるか、まだ送っていない入場です。',
    door: '公演と、券の一覧です。見せられないときは、そのわけです。',
    entrance: 'この入口の名前と、変えたときに呼ぶものです。',
    isChecking: '確かめている途中かどうかです。',
    sound: '結果を音でも知らせるかどうかと、変えたときに呼ぶものです。',
  },
  DraftList: { copied: '文を写したばかりの書きかけです。', refused: '写せなかった書きかけです。' },
  EmailDoneScreen: { email: 'これから使うメールアドレスです。' },
  EntryCodeScreen: {
    code: 'いまのコードです。QRコード、番号、変わるまでの秒があります。作るまでは省きます。',
    codeProblem: 'コードを作れないわけです。作れるときは省きます。',
    isScreenKeptOn: '画面が消えないようにできたかどうかです。わからない間は省きます。',
    isStored: '券をこの端末に保存したかどうかです。',
    isTimeKnown: 'サーバーの時刻がわかっているかどうかです。',
    onShowPass: 'ほかの券を見せるときに、そのidで呼びます。',
    passes: 'このチケットの券です。一枚と一公演ごとに、ひとつあります。',
    shownPass: '見せている券のidです。省くと、はじめの券です。',
  },
  ExitDialog: { isPending: '退室の操作を送っている途中かどうかです。' },
  FinalConfirm: { order: '支払うものの、名前と値段の内わけです。' },
  FollowListScreen: { pages: '自分の一覧のとき、横に並べる主なページです。' },
  Form: { children: 'フォームの欄を描きます。', label: 'フォームの名前です。見えない人に伝わります。' },
  GachaTopScreen: { draw: '引く前の確認から結果までの様子と、できることです。' },
  HomePhotosScreen: { actions: '壁の場所をえらび、写真を移し、はずす操作です。' },
  LivetalkScreen: { calendar: '予約した枠を、自分のカレンダーへ入れるボタンを描きます。' },
  LoadingOverlay: { label: '読み上げることばです。省くと「読みこみ中」です。' },
  LoginScreen: { passkey: 'パスキーでログインするボタンです。使えるかがわかるまでは、場所だけがあります（Q536）。' },
  LookbackScreen: {
    lookback: 'ふりかえりのひとつひとつです。読みこみ中のものもあります。',
    onCoinsToggle: '使ったコインを見るとき、しまうときに呼びます。',
    starts: '年のはじまりの日の選びかたです。誕生日がわからなければ省きます。',
    years: 'えらべる年です。新しい順に並べます。',
  },
  LotteryPurchaseScreen: { count: '買う口数です。' },
  MailLoginScreen: {
    hasPasskeyAutofill: 'アドレスの欄に、ブラウザーがパスキーの候補を出せるかどうかです（Q536）。',
    passkeyProblem: '候補のパスキーでログインできなかった理由です。',
  },
  MessageDialog: {
    lead: 'ほかのページを開く、もうひとつのボタンです。',
    message: '起きたこと、原因、どうするかです。コインのことも言います。',
  },
  MonitorScreen: { onLeave: '見守りにもどるときに呼びます。' },
  MuteCover: {
    listHref: '見たくない言葉の一覧の行き先です。開けないときは省きます。',
    onOpen: '隠したものを見せるときに呼びます。',
    words: '中にある、ミュートした言葉です。',
  },
  MuteDialog: { taken: '一覧にあるほかの言葉です。同じ言葉は足せません。' },
  MuteListScreen: {
    limit: 'ミュートできる言葉の数の上限です。',
    onAdd: '言葉を足すときに呼びます。',
    onEdit: '言葉を編集するとき、期限を更新するときに呼びます。',
    words: 'ミュートした言葉です。はずしたばかりのものも、元にもどせるように残します。',
  },
  NewPasswordScreen: { email: 'パスワードを覚える道具のための、アドレスです。' },
  NotEnoughCoinsDialog: { purpose: '何にコインが要るかのことばです。' },
  OutsidePageScreen: { href: '外のページのアドレスです。', title: '外のページの名前です。' },
  PagedList: { children: 'ひとつの項目を描きます。', label: '読みこみ中に伝えることばです。' },
  PasskeyNameDialog: {
    initialName: 'いまの名前、またははじめの名前です。',
    isRename: '一覧のパスキーの名前を変えるかどうかです。省くと、新しく追加します。',
    onSave: '決めた名前を保存するときに呼びます。',
  },
  PaymentLine: { copied: '写したばかりの受付番号です。' },
  PreorderScreen: { calendar: '締め切りを、自分のカレンダーへ入れるボタンを描きます。' },
  PrivilegeTicketScreen: { address: 'このチケットのお届け先です。まだなければ、undefinedです。' },
  PurchaseEndScreen: { end: 'サーバーが伝えた、支払いの結果です。' },
  ReaderNamesDialog: { follows: '保存したあとに進むところです。' },
  RehearsalScreen: {
    copied: '記録を写した結果です。',
    log: '機器と通信の記録です。お問い合わせに使います。',
    picture: '自分のカメラの映像です。映るまでは省きます。',
  },
  RemindButton: {
    onToggle: 'リマインドを設定するとき、取り消すときに呼びます。',
    remindAt: '設定したリマインドが届く日時です。わからないときは省きます。',
  },
  ReminderScreen: {
    channels: 'フォローしているチャンネルです。',
    settings: 'お知らせの、種類、チャンネル、静かな時間、端末の設定です。',
  },
  ReportDialog: {
    about: '何を通報するかです。省くと、会員です。',
    nickName: '通報する相手の名前です。',
    values: 'はじめの値です。書きかけを残せます。',
  },
  ResetCodeScreen: { email: '登録があれば番号を送った、アドレスです。' },
  RowsSkeleton: { children: '1行の骨組みです。', className: '一覧のクラスです。' },
  SearchScreen: {
    index: 'この端末でさがすものと、読みこみの様子です。読めなかった一覧も伝えます。',
    onOpen: '候補をえらんだときに、その行き先で呼びます。',
    posts: 'えらんだチャンネルの投稿をさがすところです。',
    shouldFocusField: 'ページが開いたとき、さがす欄に移るかどうかです。',
  },
  SecurityScreen: {
    news: '追加や削除、ログアウトが終わったことです。1度だけ読み上げます。',
    passkeys: '会員のパスキーと、その操作です。サービスにパスキーがなければ省きます。',
    sessions: 'ログインしている端末と、その操作です。サービスが一覧を出さなければ省きます。',
  },
  SerialCodeScreen: {
    onBack: '入力にもどるときに呼びます。',
    onCheck: '入れた番号を確かめるときに呼びます。',
    onRegister: '確かめた番号を登録するときに呼びます。',
  },
  SpendingGateDialog: {
    hold: 'お支払いを止めているもの（暗証番号、お休み、購入しない設定）です。',
    onPin: '入力した暗証番号で呼びます。',
  },
  SpendingScreen: {
    limit: 'ご自身で決めたひと月の目安、今月の購入の合計、目安を変える操作です。',
    lock: 'この端末で決めたこと（暗証番号、購入しない設定）です。',
    onBlock: 'この端末では購入しないとき、もどすときに呼びます。',
    pause: 'お休みの終わりと、どの端末で止まるか、お休みをはじめる操作です。',
    pin: '開いている暗証番号の欄と、付ける、変える、なくす操作です。',
  },
  ShareDialog: {
    address: 'ほかの人が開くアドレスです。',
    outcome: '送ったり写したりした結果です。',
    onTogether: '一緒に見る時刻を付けるか外すときに呼びます。',
    title: 'シェアするページの題です。',
    together: '時刻を決めて一緒に見るリンクにできるときの、選択と時刻の欄です。',
  },
  SignupCodeScreen: { email: '番号を送ったアドレスです。' },
  StoryPlayerScreen: { actions: '読む操作と、行がすべて出たことの知らせです。' },
  TicketListScreen: { entry: '入場コードと、担当する入口へのリンクを描きます。' },
  TicketScreen: { entry: '入場コードへのボタンを描きます。' },
  Timeline: { label: '一覧の名前です。見えない人に伝わります。' },
  TipsDialog: { pages: '順に見せるページです。' },
  TogetherOverlay: {
    viewerCount: '自分をふくめた、いる人の数です。わからないときと、操作がかくれているあいだは、ありません。',
    waves: 'いまともっているペンライトです。',
  },
  TogetherPanel: {
    aloneHref: '時刻のない、この動画のページです。',
    calendar: 'カレンダーに入れるボタンです。',
    penlights: 'いまともっているペンライトと、振ったときに呼ぶものです。届けるホストがないと、ありません。',
    startTime: 'みんなが見はじめる時刻です。',
    state: 'はじまる前か、見ているか、終わったか、リンクが使えない理由です。',
    viewerCount: '自分をふくめた、いる人の数です。わからないときは、ありません。',
  },
  UndoBar: { count: '元にもどせる投稿の数です。0なら、何も見せません。' },
  VideoPlayer: { title: '動画の題です。再生画面の名前になります。' },
  VideoTranscript: {
    lines: '字幕から作った行です。',
    onSeek: '行を押したときに、その行がはじまる秒で呼びます。',
    onTrackChange: '字幕のことばをえらんだときに呼びます。',
    trackId: 'いま読んでいる字幕です。',
    tracks: 'この動画にある字幕です。',
  },
}

/** The Japanese description of a screen's property; undefined if there is none. */
export function screenPropertyText(screen: string, property: string): string | undefined {
  return ownScreenProperties[screen]?.[property] ?? screenProperties[property] ?? sharedProperties[property]
}

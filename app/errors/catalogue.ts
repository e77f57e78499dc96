import type { MessageCode } from '@tsudoi/contracts/errors'

/** What happens when the dialog is closed; without a dialog, at once. */
export type Consequence =
  | 'none'
  /** Loads the maintenance list, from which the notices follow (E003). No dialog. */
  | 'load-maintenance'
  /** The caller shows it in its place. No dialog. */
  | 'caller'
  /** Logs out to /login at once (E017, E018); the dialog then says why. */
  | 'end-session'
  | 'logout-to-login'
  | 'logout-to-top'
  | 'back'
  /** Loads the page anew, for a file of the app that is gone. */
  | 'reload'
  /** To /login/mail; members log out first (Q21). */
  | 'login-by-mail'
  /** The gacha's error is recorded and its result cleared (S049, S050). */
  | 'record-gacha-error'
  /** The same, and back to the gacha top (E010). */
  | 'record-gacha-error-and-return'

/** 事象・原因・対処: what happened, why, what to do; and for coins whether they moved. */
export interface CatalogueEntry {
  /** Row of the specification list, or `ours` for a code of ours. */
  row: `E${number}` | 'ours'
  title: string
  cause?: string
  remedy?: string
  coins?: string
  /** The documents give no text, so the sentences are ours (Q42). Where false, the given string is in it to the letter. */
  ours: boolean
  /** On the button; it says what happens. Default: 閉じる. */
  button?: string
  consequence: Consequence
}

type Text = Omit<CatalogueEntry, 'row' | 'ours' | 'consequence'> & { consequence?: Consequence }

const ours = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  row,
  ours: true,
  consequence: 'none',
  ...text,
})
const given = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({ ...ours(row, text), ours: false })

const coinsUntouched = 'コインは減っていません。'
const retryLater = 'しばらくしてから、もう一度お試しください。'
const retryWithSupport = 'しばらくしてからもう一度お試しください。続く場合は、お問い合わせからご連絡ください。'
const chooseOther = '別のものを入力してください。'

/** Failures that come without a code. */
export type Situation =
  | 'unloaded'
  | 'timeout'
  | 'network'
  | 'unreadable'
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  /** Any other 4xx: the host has refused, and done nothing. */
  | 'refused'
  /** 502, 503, 504: something before the host answered for it. */
  | 'unavailable'
  /** A pack of coins was pressed after its sale had ended (S130). */
  | 'notOnSale'
  /** The session is gone after a try whose answer was lost: it may have been done. */
  | 'outcomeUnknown'
  | 'other'

/** E001, E002, E017–E020, E068, and a failed connection, for which the documents have no row. */
export const situations: Readonly<Record<Situation, CatalogueEntry>> = {
  timeout: given('E001', {
    title: '通信タイムアウト',
    cause: '時間内に応答がありませんでした。',
    remedy: '電波のよい場所で、もう一度お試しください。',
  }),
  network: ours('ours', {
    title: '通信できませんでした',
    cause: 'インターネットにつながっていないか、サーバーに届きませんでした。',
    remedy: '接続を確かめて、もう一度お試しください。',
  }),
  unreadable: given('E002', {
    title: '原因不明のエラー',
    cause: 'サーバーの応答を読み取れませんでした。',
    remedy: retryWithSupport,
  }),
  unauthorised: ours('E017', {
    title: 'ログインし直してください',
    cause: 'ログインの有効期限が切れました。',
    remedy: 'ログインすると、元の画面にもどります。',
    consequence: 'end-session',
  }),
  forbidden: ours('E018', {
    title: 'ログインし直してください',
    cause: 'このアカウントでは続けられません。',
    remedy: '別のアカウントをお持ちの場合は、そのアカウントでログインしてください。',
    consequence: 'end-session',
  }),
  unloaded: ours('ours', {
    title: '画面の一部を読みこめませんでした',
    cause: '通信が途切れたか、新しい版に切り替わりました。',
    remedy: 'ページを読みこみ直して、もう一度お試しください。入力した内容は残ります。',
    button: 'ページを読みこみ直す',
    consequence: 'reload',
  }),
  missing: ours('E019', {
    title: 'お探しのものが見つかりません',
    cause: '公開が終わったか、アドレスが変わった可能性があります。',
    remedy: '前の画面にもどって、選び直してください。',
    consequence: 'caller',
  }),
  refused: ours('ours', {
    title: 'うまくいきませんでした',
    cause: 'サーバーが受け付けませんでした。',
    remedy: 'ページを読みこみ直して、もう一度お試しください。続く場合は、お問い合わせからご連絡ください。',
  }),
  unavailable: ours('ours', {
    title: 'うまくいきませんでした',
    cause: 'サーバーにつながりにくくなっています。',
    remedy: retryLater,
  }),
  outcomeUnknown: ours('ours', {
    title: 'ログインし直してください',
    cause: '手続きが済んでログアウトしたか、ログインの有効期限が切れました。',
    remedy: 'ログインできない場合は、手続きが済んでいます。',
    consequence: 'end-session',
  }),
  notOnSale: given('E068', {
    title: '購入期限エラー',
    cause: '購入期限エラー',
    button: 'OK',
  }),
  other: ours('E020', {
    title: 'うまくいきませんでした',
    cause: 'サーバーで問題が起きました。',
    remedy: retryWithSupport,
  }),
}

const session = {
  UnderMaintenance: ours('E003', {
    title: 'メンテナンス中です',
    remedy: '終了までお待ちください。',
    consequence: 'load-maintenance',
  }),
  SuspendAccount: ours('E007', {
    title: 'このアカウントは利用停止中です',
    cause: '利用規約に基づき、ご利用を止めています。',
    remedy: '心当たりがない場合は、お問い合わせからご連絡ください。',
    button: 'ログアウトする',
    consequence: 'logout-to-login',
  }),
  TimeExpiredPasswordReset: given('E008', {
    title: '認証コードの有効期限が切れています。',
    remedy: 'はじめから、もう一度手続きしてください。',
    button: 'トップへもどる',
    consequence: 'logout-to-top',
  }),
  NotExistsPassword: ours('E013', {
    title: 'パスワードが設定されていません',
    cause: '別のサービスのアカウントで登録された可能性があります。',
    remedy: '登録したときの方法でログインしてください。',
    button: 'メールアドレスでログイン',
    consequence: 'login-by-mail',
  }),
  DiscardedEmail: ours('E016', {
    title: 'このメールアドレスは使えません',
    cause: '退会したアカウントのメールアドレスです。',
    remedy: '別のメールアドレスを入力してください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
  Unauthenticated: ours('ours', {
    title: 'ログインし直してください',
    cause: 'ログインの有効期限が切れました。',
    consequence: 'end-session',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

const account = {
  AlreadyVerified: ours('E028', {
    title: '認証は済んでいます',
    cause: 'この認証コードは、すでに使われました。',
    remedy: 'そのままログインしてください。',
  }),
  AlreadySignedUp: ours('E029', {
    title: '会員登録は済んでいます',
    cause: 'このメールアドレスのアカウントがあります。',
    remedy: 'ログインしてください。',
  }),
  AlreadyAssociated: ours('E030', {
    title: '連携できませんでした',
    cause: '別のアカウントと連携しています。',
    remedy: '連携を外してから、もう一度お試しください。',
  }),
  AlreadyUsedEmail: ours('E031', {
    title: 'このメールアドレスは使えません',
    cause: 'すでに使われています。',
    remedy: '別のメールアドレスを入力してください。',
  }),
  LockedEmail: ours('E032', {
    title: 'このメールアドレスは一時的に使えません',
    cause: '手続きが続けて行われたため、止めています。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  InvalidAccount: ours('E033', {
    title: 'アカウントを確認できませんでした',
    cause: 'アカウントがないか、使えない状態です。',
    remedy: 'ログインし直してください。',
  }),
  TimeExpiredVerification: ours('E034', {
    title: '認証コードの期限が切れました',
    cause: '認証コードは送信から10分間有効です。',
    remedy: '認証コードを再送して、新しいコードを入力してください。',
  }),
  TimeExpiredAccount: ours('E035', {
    title: '手続きの期限が切れました',
    cause: '登録の途中で時間がたちました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  LimitExceededOffer: ours('E036', {
    title: '送信できる回数を超えました',
    cause: '短い間に続けて送信されました。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  DeadlineExceededSavePassword: ours('E037', {
    title: 'パスワードを保存できませんでした',
    cause: '手続きの期限が切れました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  DeadlineExceededResetPassword: ours('E038', {
    title: 'パスワードを再設定できませんでした',
    cause: '手続きの期限が切れました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  InvalidCode: ours('E039', {
    title: '認証コードが違います',
    remedy: 'メールに届いた6桁の数字を、もう一度確かめてください。',
  }),
  InvalidEmailFormat: ours('E040', {
    title: 'メールアドレスの形が正しくありません',
    remedy: '例：hikari@example.com のように入力してください。',
  }),
  InvalidPasswordFormat: ours('E041', {
    title: 'パスワードに使えない文字があります',
    remedy: '半角の英数字と記号で入力してください。',
  }),
  InvalidPasswordLength: ours('E042', {
    title: 'パスワードの長さが合いません',
    remedy: '8文字以上25文字以内で入力してください。',
  }),
  InvalidPasswordConsecutive: ours('E043', {
    title: 'このパスワードは使えません',
    cause: '同じ文字が4つ以上続いています。',
    remedy: '続けて使える同じ文字は3つまでです。',
  }),
  InvalidEmailOrPassword: given('E044', {
    title: 'ログインに失敗しました。',
    cause: 'メールアドレスかパスワードが違います。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  InvalidPasswordSignUp: ours('E045', {
    title: '登録を続けられませんでした',
    cause: 'はじめに入力したパスワードと違います。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  InvalidUniqueName: ours('E046', {
    title: 'このユーザーIDは使えません',
    remedy: '半角の英数字で、4文字以上20文字以内で入力してください。',
  }),
  LockedUniqueName: ours('E047', {
    title: 'このユーザーIDは使えません',
    cause: '使用を止めているユーザーIDです。',
    remedy: chooseOther,
  }),
  AlreadyExistsUniqueName: ours('E048', {
    title: 'このユーザーIDは使えません',
    cause: 'すでに使われています。',
    remedy: chooseOther,
  }),
  ActivatedProvider: ours('E049', {
    title: 'このサービスとは連携済みです',
    cause: 'すでに連携されています。',
    remedy: '連携を外してから、もう一度お試しください。',
  }),
  LastProvider: ours('ours', {
    title: '連携を外せませんでした',
    cause: 'ログインする方法が、ほかにありません。',
    remedy: '別の方法を登録してから、もう一度お試しください。',
  }),
  AlreadyExistsEmail: ours('E050', {
    title: 'このメールアドレスは登録されています',
    cause: 'このメールアドレスのアカウントがあります。',
    remedy: 'ログインするか、別のメールアドレスを入力してください。',
  }),
  NotFoundEmail: ours('E059', {
    title: 'メールアドレスが見つかりません',
    cause: 'このメールアドレスのアカウントがありません。',
    remedy: '入力した内容を確かめてください。',
  }),
  LOCK_FIVE_TIME_FAILED: ours('E065', {
    title: '一時的に利用できません',
    cause: '確認できないことが5回続いたため、安全のために止めています。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  TooManyRequests: ours('ours', {
    title: '少し間をおいてください',
    cause: '短い間に続けて操作されました。',
    remedy: retryLater,
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

const general = {
  InvalidArgument: given('E021', {
    title: '入力値が不正です。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  NotFound: ours('E022', {
    title: 'お探しのものが見つかりません',
    cause: '公開が終わったか、アドレスが変わった可能性があります。',
    remedy: '前の画面にもどって、選び直してください。',
  }),
  OutOfRange: ours('E023', {
    title: '指定できる範囲を超えています',
    cause: '数や日付が、受け付けられる範囲の外にあります。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  Aborted: ours('E024', {
    title: '処理を中断しました',
    cause: 'ほかの操作と重なりました。',
    remedy: 'もう一度お試しください。',
  }),
  Unknown: ours('E025', {
    title: 'うまくいきませんでした',
    cause: '原因がわかりませんでした。',
    remedy: retryWithSupport,
  }),
  Unimplemented: ours('E026', {
    title: 'この操作はまだ使えません',
    cause: '準備中の機能です。',
    remedy: '公開までお待ちください。',
  }),
  Internal: ours('E027', {
    title: 'うまくいきませんでした',
    cause: 'サーバーで問題が起きました。',
    remedy: retryWithSupport,
  }),
  InvalidModeration: ours('E051', {
    title: '使えない言葉が含まれています',
    cause: 'コミュニティガイドラインで使えない言葉です。',
    remedy: '言葉を変えて、もう一度お試しください。',
  }),
  InvalidAlphaNumeric: ours('E052', { title: '使えない文字があります', remedy: '半角の英数字で入力してください。' }),
  OutOfTerm: ours('E053', {
    title: '期間外です',
    cause: '受付の期間が始まっていないか、終わりました。',
    remedy: '受付の期間を確かめてください。',
  }),
  PermissionDenied: ours('E054', {
    title: 'この操作はできません',
    cause: 'お使いのアカウントでは許可されていません。',
    remedy: '別のアカウントをお持ちの場合は、そのアカウントでログインしてください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

const content = {
  AcquireTimeExpired: ours('E004', {
    title: '受け取り期間が終わりました',
    remedy: 'ほかのお知らせもご覧ください。',
    consequence: 'caller',
  }),
  AlreadyAcquired: ours('E005', {
    title: '受け取り済みです',
    remedy: 'コレクションで確かめられます。',
    consequence: 'caller',
  }),
  NoAssetToAcquire: ours('E006', {
    title: '受け取れるものがありません',
    remedy: 'ほかのお知らせもご覧ください。',
    consequence: 'caller',
  }),
  UnavailableIpPublicationPeriod: ours('E014', {
    title: 'このチャンネルは公開期間外です',
    cause: '公開が始まっていないか、終わりました。',
    remedy: 'ほかのチャンネルをご覧ください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
  UnavailableVideoPublicationPeriod: ours('E015', {
    title: 'この動画は公開期間外です',
    cause: '公開が始まっていないか、終わりました。',
    remedy: 'ほかの動画をご覧ください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
  UnavailableChatPeriod: ours('E055', {
    title: 'チャットの期間外です',
    cause: '受付が始まっていないか、終わりました。',
    remedy: '受付の時間を確かめてください。',
  }),
  UnavailablePostPeriod: ours('E060', {
    title: '投稿の期間外です',
    cause: '受付が始まっていないか、終わりました。',
    remedy: '受付の期間を確かめてください。',
  }),
  INVALID: ours('E056', {
    title: 'シリアルコードが違います',
    remedy: '入力した内容を確かめてください。',
  }),
  EXPIRED: ours('E057', {
    title: 'シリアルコードの期限が切れました',
    cause: '登録できる期間が終わりました。',
    remedy: '登録できる期間は、シリアルコードの案内でご確認ください。',
  }),
  ALREADY_REGISTERED: ours('E058', {
    title: '登録済みのシリアルコードです',
    cause: 'このシリアルコードは、すでに使われました。',
    remedy: 'コレクションで確かめられます。',
  }),
  VoteRankingBonusTermChanged: ours('E061', {
    title: 'ボーナスの対象が変わりました',
    cause: 'ボーナス対象の写真が入れ替わりました。',
    remedy: '新しい対象を確かめて、もう一度投票してください。',
  }),
  VoteRankingBonusPhotoChanged: ours('E062', {
    title: 'ボーナスの対象が変わりました',
    cause: 'ボーナス対象の写真が入れ替わりました。',
    remedy: '新しい対象を確かめて、もう一度投票してください。',
  }),
  VoteRankingVotingUnavailable: ours('E063', {
    title: 'いまは投票できません',
    cause: '投票の期間外です。',
    remedy: '投票の期間を確かめてください。',
  }),
  VoteRankingParticipateRewardUnavailable: ours('E064', {
    title: '受け取り期間が終わりました',
    cause: '参加特典の受け取りは締め切られました。',
    remedy: 'ほかの特典をご覧ください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

const coins = {
  GachaUnavailable: ours('E009', {
    title: 'このガチャは引けません',
    cause: '期間外か、公開が終わりました。',
    remedy: 'ほかのガチャをご覧ください。',
    coins: coinsUntouched,
    consequence: 'record-gacha-error',
  }),
  FailedPrecondition: ours('E010', {
    title: '無料期間が終わりました',
    cause: '無料で引ける期間を過ぎています。',
    remedy: 'ガチャトップで、いまの回数とコインを確かめてください。',
    coins: coinsUntouched,
    button: 'ガチャトップへもどる',
    consequence: 'record-gacha-error-and-return',
  }),
  NoGachaItemToDraw: given('E011', {
    title: '景品終了',
    cause: '景品がなくなりました。',
    remedy: 'ほかのガチャをご覧ください。',
    coins: coinsUntouched,
    consequence: 'record-gacha-error',
  }),
  NotEnoughCoin: ours('ours', {
    title: 'コインが足りません',
    cause: '必要なコインより、所持コインが少ない状態です。',
    remedy: 'コインを購入すると引けます。',
    coins: coinsUntouched,
    consequence: 'caller',
  }),
  GachaNotAgreed: ours('ours', {
    title: '注意事項への同意が必要です',
    remedy: '内容を読んで、同意してから引いてください。',
    coins: coinsUntouched,
    consequence: 'caller',
  }),
  UnavailablePeriod: given('E012', {
    title: '購入期間外です',
    cause: '販売の期間が終わりました。',
    remedy: '販売中のものから選び直してください。',
    coins: coinsUntouched,
  }),
  MaxQuantityExceed: given('E066', {
    title: '所持上限です',
    cause: '有償コインの所持上限を超えるため購入することができません。',
    remedy: 'コインを使ってから、もう一度お試しください。',
    coins: '購入は行われていません。',
  }),
  MaxAmountExceed: given('E067', {
    title: '購入上限です',
    cause: '今月の購入上限金額を超えるため購入することができません。',
    remedy: '上限は、登録した生年月日に応じてアカウントごとに決まります。翌月1日から、また購入できます。',
    coins: '購入は行われていません。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

/** The error catalogue (A§8, B§8): every message code, its words and its consequence. A code that is missing does not compile. */
export const catalogue: Readonly<Record<MessageCode, CatalogueEntry>> = {
  ...session,
  ...account,
  ...general,
  ...content,
  ...coins,
}

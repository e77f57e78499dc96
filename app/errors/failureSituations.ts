import { untouched } from '@tsudoi/design-system/text/untouched'
import { specifiedEntry, ownEntry, retryLaterText, retryOrContactText, type CatalogueEntry } from './catalogueEntry.ts'

/** Failures without a message code. */
export type FailureSituation =
  | 'unloaded'
  | 'timeout'
  | 'network'
  | 'unreadable'
  | 'unauthorised'
  | 'forbidden'
  | 'missing'
  /** Status 4xx without a message code: the server refused the call, and has carried out nothing. */
  | 'refused'
  /** Status 502, 503 or 504: a proxy answered instead of the server. */
  | 'unavailable'
  /** The user pressed a coin pack whose sale had ended (S130). */
  | 'notOnSale'
  /** The session ended after an attempt without an answer. The server may have carried out the call. */
  | 'outcomeUnknown'
  /** The app is still checking the outcome of a payment. Not a failure; a separate line shows it (app/payments). */
  | 'checking'
  /** Another tab of this browser is paying for the same thing. This tab has sent nothing (Q314). */
  | 'paidElsewhere'
  /** The member's own settings block payments on this device, or require a PIN. Nothing was sent (Q526). */
  | 'spendingLocked'
  /**
   * The server's preorder cart differs from the cart that the user saw. The page of the cart shows the differences
   * (Q74).
   */
  | 'cartChanged'
  /** The browser or the device refused what the user pressed, for example sharing or full screen. */
  | 'deviceRefused'
  /** The browser stores no cookies, which a log-in needs (Q427). */
  | 'cookiesBlocked'
  | 'other'

/**
 * The texts of each situation. Most are rows of the specification (E001, E002, E017–E020, E068). The specification has
 * no row for a failed connection.
 */
export const failureSituations: Readonly<Record<FailureSituation, CatalogueEntry>> = {
  timeout: specifiedEntry('E001', {
    title: '通信タイムアウト',
    cause: '時間内に応答がありませんでした。',
    remedy: '電波のよい場所で、もう一度お試しください。',
  }),
  network: ownEntry('ours', {
    title: '通信できませんでした',
    cause: 'インターネットにつながっていないか、サーバーに届きませんでした。',
    remedy: '接続を確かめて、もう一度お試しください。',
  }),
  unreadable: specifiedEntry('E002', {
    title: '原因不明のエラー',
    cause: 'サーバーの応答を読み取れませんでした。',
    remedy: retryOrContactText,
  }),
  unauthorised: ownEntry('E017', {
    title: 'ログインし直してください',
    cause: 'ログインの有効期限が切れました。',
    remedy: 'ログインすると、元の画面にもどります。',
    consequence: 'end-session',
  }),
  forbidden: ownEntry('E018', {
    title: 'ログインし直してください',
    cause: 'このアカウントでは続けられません。',
    remedy: '別のアカウントをお持ちの場合は、そのアカウントでログインしてください。',
    consequence: 'end-session',
  }),
  unloaded: ownEntry('ours', {
    title: '画面の一部を読みこめませんでした',
    cause: '通信が途切れたか、新しい版に切り替わりました。',
    remedy: 'ページを読みこみ直して、もう一度お試しください。',
    button: 'ページを読みこみ直す',
    consequence: 'reload',
  }),
  missing: ownEntry('E019', {
    title: 'お探しのものが見つかりません',
    cause: '公開が終わったか、アドレスが変わった可能性があります。',
    remedy: '前の画面にもどって、選び直してください。',
    consequence: 'caller',
  }),
  refused: ownEntry('ours', {
    title: 'うまくいきませんでした',
    cause: 'サーバーが受け付けませんでした。',
    remedy: 'ページを読みこみ直して、もう一度お試しください。続く場合は、お問い合わせからご連絡ください。',
  }),
  unavailable: ownEntry('ours', {
    title: 'うまくいきませんでした',
    cause: 'サーバーにつながりにくくなっています。',
    remedy: retryLaterText,
  }),
  outcomeUnknown: ownEntry('ours', {
    title: 'ログインし直してください',
    cause: '手続きが済んでログアウトしたか、ログインの有効期限が切れました。',
    remedy: 'ログインできない場合は、手続きが済んでいます。',
    consequence: 'end-session',
  }),
  checking: ownEntry('ours', {
    title: 'お支払いを確認しています',
    cause: '結果を受け取れませんでした。',
    remedy: 'わかり次第、お知らせします。もう一度押しても、二重に支払われることはありません。',
    consequence: 'caller',
  }),
  paidElsewhere: ownEntry('ours', {
    title: '別の画面で手続き中です',
    cause: '同じお手続きを、別の画面で進めています。',
    remedy: 'そちらの画面で、結果を確かめてください。',
    coins: 'この画面からは、お支払いしていません。',
  }),
  spendingLocked: ownEntry('ours', {
    title: 'この端末では、いまはお支払いできません',
    cause: 'ご自身で決めた「買い物の設定」により、止めています。',
    remedy: 'マイページの「買い物の設定」で確かめられます。',
    coins: untouched.payment,
  }),
  cartChanged: ownEntry('ours', {
    title: 'カートの内容が変わりました',
    cause: '別の画面か、販売の内容に変更がありました。',
    remedy: '変わったところを確かめてください。',
    coins: untouched.coins,
    consequence: 'caller',
  }),
  deviceRefused: ownEntry('ours', {
    title: 'この操作はできませんでした',
    cause: 'ブラウザーか端末が、この操作を許可しませんでした。',
    remedy: '端末の設定を確かめて、もう一度お試しください。',
  }),
  cookiesBlocked: ownEntry('ours', {
    title: 'Cookieを使えないため、ログインできません',
    cause: 'ブラウザーの設定で、このサイトのCookieがブロックされています。',
    remedy: 'Cookieを許可してから、もう一度お試しください。',
  }),
  notOnSale: specifiedEntry('E068', {
    title: '購入期限エラー',
    cause: '購入期限エラー',
    button: 'OK',
  }),
  other: ownEntry('E020', {
    title: 'うまくいきませんでした',
    cause: 'サーバーで問題が起きました。',
    remedy: retryOrContactText,
  }),
}

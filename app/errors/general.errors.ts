import type { MessageCode } from '@tsudoi/contracts/errors'
import { specifiedEntry, ownEntry, retryOrContactText, type CatalogueEntry } from './catalogueEntry.ts'

/** Errors that any call may return. */
export const generalErrors = {
  InvalidArgument: specifiedEntry('E021', {
    title: '入力値が不正です。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  NotFound: ownEntry('E022', {
    title: 'お探しのものが見つかりません',
    cause: '公開が終わったか、アドレスが変わった可能性があります。',
    remedy: '前の画面にもどって、選び直してください。',
  }),
  OutOfRange: ownEntry('E023', {
    title: '指定できる範囲を超えています',
    cause: '数や日付が、受け付けられる範囲の外にあります。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  Aborted: ownEntry('E024', {
    title: '処理を中断しました',
    cause: 'ほかの操作と重なりました。',
    remedy: 'もう一度お試しください。',
  }),
  Unknown: ownEntry('E025', {
    title: 'うまくいきませんでした',
    cause: '原因がわかりませんでした。',
    remedy: retryOrContactText,
  }),
  Unimplemented: ownEntry('E026', {
    title: 'この操作はまだ使えません',
    cause: '準備中の機能です。',
    remedy: '公開までお待ちください。',
  }),
  Internal: ownEntry('E027', {
    title: 'うまくいきませんでした',
    cause: 'サーバーで問題が起きました。',
    remedy: retryOrContactText,
  }),
  InvalidModeration: ownEntry('E051', {
    title: '使えない言葉が含まれています',
    cause: 'コミュニティガイドラインで使えない言葉です。',
    remedy: '言葉を変えて、もう一度お試しください。',
  }),
  InvalidAlphaNumeric: ownEntry('E052', {
    title: '使えない文字があります',
    remedy: '半角の英数字で入力してください。',
  }),
  OutOfTerm: ownEntry('E053', {
    title: '期間外です',
    cause: '受付の期間が始まっていないか、終わりました。',
    remedy: '受付の期間を確かめてください。',
  }),
  PriceChanged: ownEntry('ours', {
    title: '価格が変わりました',
    cause: '内容を確かめたあと、お支払いの前に、価格が変わりました。',
    remedy: 'いまの価格を確かめて、もう一度お進みください。',
  }),
  PermissionDenied: ownEntry('E054', {
    title: 'この操作はできません',
    cause: 'お使いのアカウントでは許可されていません。',
    remedy: '別のアカウントをお持ちの場合は、そのアカウントでログインしてください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

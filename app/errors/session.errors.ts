import type { MessageCode } from '@tsudoi/contracts/errors'
import { specifiedEntry, ownEntry, type CatalogueEntry } from './catalogueEntry.ts'

/** Errors that end the session, or after which the user has to leave the page. */
export const sessionErrors = {
  UnderMaintenance: ownEntry('E003', {
    title: 'メンテナンス中です',
    remedy: '終了までお待ちください。',
    consequence: 'load-maintenance',
  }),
  SuspendAccount: ownEntry('E007', {
    title: 'このアカウントは利用停止中です',
    cause: '利用規約に基づき、ご利用を止めています。',
    remedy: '心当たりがない場合は、お問い合わせからご連絡ください。',
    button: 'ログアウトする',
    consequence: 'logout-to-login',
  }),
  TimeExpiredPasswordReset: specifiedEntry('E008', {
    title: '認証コードの有効期限が切れています。',
    remedy: 'はじめから、もう一度手続きしてください。',
    button: 'トップへもどる',
    consequence: 'logout-to-top',
  }),
  NotExistsPassword: ownEntry('E013', {
    title: 'パスワードが設定されていません',
    cause: '別のサービスのアカウントで登録された可能性があります。',
    remedy: '登録したときの方法でログインしてください。',
    button: 'メールアドレスでログイン',
    consequence: 'login-by-mail',
  }),
  DiscardedEmail: ownEntry('E016', {
    title: 'このメールアドレスは使えません',
    cause: '退会したアカウントのメールアドレスです。',
    remedy: '別のメールアドレスを入力してください。',
    button: '前の画面へもどる',
    consequence: 'back',
  }),
  Unauthenticated: ownEntry('ours', {
    title: 'ログインし直してください',
    cause: 'ログインの有効期限が切れました。',
    consequence: 'end-session',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

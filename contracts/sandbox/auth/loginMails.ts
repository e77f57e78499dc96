import type { LoginChangeKind } from '../../auth/undo.endpoints.ts'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import { japaneseTime } from '../runtime/clock.ts'
import { noticeMail, type Mail } from '../runtime/mail.ts'

const providerNames: Readonly<Record<SocialProvider, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'X（旧Twitter）',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** What was changed in a login, for the text of the mails about it. */
export interface LoginChangeText {
  kind: LoginChangeKind
  provider: SocialProvider | null
}

function textOf({ kind, provider }: LoginChangeText): string {
  const name = provider ? providerNames[provider] : ''
  const texts: Readonly<Record<LoginChangeKind, string>> = {
    EMAIL: 'メールアドレスが変更されました',
    PASSWORD: 'パスワードが設定されました',
    PROVIDER_ADDED: `${name}との連携が追加されました`,
    PROVIDER_REMOVED: `${name}との連携が外されました`,
    EMAIL_REMOVED: 'メールアドレスの登録が外されました',
    PASSKEY_ADDED: 'パスキーが追加されました',
    PASSKEY_REMOVED: 'パスキーが削除されました',
  }
  return texts[kind]
}

const contact = '身に覚えがない場合は、集いのお問い合わせからご連絡ください。'

/** The mail to the old address about a change, with the link that undoes it. */
export const loginChangedMail = (recipient: string, change: LoginChangeText, link: string): Mail =>
  noticeMail(recipient, textOf(change), [
    `あなたのアカウントの${textOf(change)}。`,
    '',
    'ご自身の操作であれば、何もする必要はありません。',
    '身に覚えがない場合は、7日以内に次のリンクを開いて、元にもどしてください。すべての端末がログアウトになり、新しいパスワードを決められます。',
    '',
    link,
    '',
    'このリンクは1回だけ使えます。ほかの人に教えないでください。',
  ])

/** {@link loginChangedMail} without a link, because the account returned to an address that can already undo it. */
export const loginChangedMailWithoutLink = (recipient: string, change: LoginChangeText): Mail =>
  noticeMail(recipient, textOf(change), [`あなたのアカウントの${textOf(change)}。`, '', contact])

/** The mail to the new address after a change. */
export const newAddressMail = (recipient: string): Mail =>
  noticeMail(recipient, 'メールアドレスを登録しました', [
    'これからは、このメールアドレスに集いのお知らせと認証コードが届きます。',
    '',
    contact,
  ])

/** The mail to the address that an undo has restored. */
export const addressRestoredMail = (recipient: string): Mail =>
  noticeMail(recipient, 'ログイン方法を元にもどしました', [
    'アカウントのログイン方法を元にもどし、新しいパスワードを設定しました。すべての端末がログアウトになりました。',
    '',
    contact,
  ])

/** The mail to the address that an undo has removed. It has no link, because an undo is final. */
export const addressRemovedByUndoMail = (recipient: string): Mail =>
  noticeMail(recipient, 'メールアドレスの変更が取り消されました', [
    '前のメールアドレスの持ち主が、ログイン方法を元にもどしました。このメールアドレスでは、もうログインできません。',
    '',
    contact,
  ])

/** The mail about a log-in from a device that the account has not used before, with the page that ends it. */
export const newLoginMail = (recipient: string, login: { device: string; time: Date; page: string }): Mail =>
  noticeMail(recipient, '新しい端末からログインがありました', [
    'あなたのアカウントに、はじめての端末からログインがありました。',
    '',
    `端末：${login.device}`,
    `日時：${japaneseTime(login.time)}（日本時間）`,
    '',
    'ご自身のログインであれば、何もする必要はありません。',
    '身に覚えがない場合は、次のページでその端末をログアウトさせてから、パスワードを変更してください。',
    '',
    login.page,
  ])

/** The mail to every address of a discarded account. */
export const accountDiscardedMail = (recipient: string): Mail =>
  noticeMail(recipient, '退会の手続きが終わりました', [
    'アカウントを削除しました。もとにもどすことはできません。',
    '',
    contact,
  ])

import type { MessageCode } from '@tsudoi/contracts/errors'
import { specifiedEntry, ownEntry, retryLaterText, type CatalogueEntry } from './catalogueEntry.ts'

const chooseOther = '別のものを入力してください。'

/** Errors of the calls for signing up, logging in and account settings. The areas auth and account share them. */
export const accountErrors = {
  AlreadyVerified: ownEntry('E028', {
    title: '認証は済んでいます',
    cause: 'この認証コードは、すでに使われました。',
    remedy: 'そのままログインしてください。',
  }),
  AlreadySignedUp: ownEntry('E029', {
    title: '会員登録は済んでいます',
    cause: 'このメールアドレスのアカウントがあります。',
    remedy: 'ログインしてください。',
  }),
  AlreadyAssociated: ownEntry('E030', {
    title: '連携できませんでした',
    cause: '別のアカウントと連携しています。',
    remedy: '連携を外してから、もう一度お試しください。',
  }),
  AlreadyUsedEmail: ownEntry('E031', {
    title: 'このメールアドレスは使えません',
    cause: 'すでに使われています。',
    remedy: '別のメールアドレスを入力してください。',
  }),
  LockedEmail: ownEntry('E032', {
    title: 'このメールアドレスは一時的に使えません',
    cause: '手続きが続けて行われたため、止めています。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  InvalidAccount: ownEntry('E033', {
    title: 'アカウントを確認できませんでした',
    cause: 'アカウントがないか、使えない状態です。',
    remedy: 'ログインし直してください。',
  }),
  TimeExpiredVerification: ownEntry('E034', {
    title: '認証コードの期限が切れました',
    cause: '認証コードは送信から10分間有効です。',
    remedy: '認証コードを再送して、新しいコードを入力してください。',
  }),
  TimeExpiredAccount: ownEntry('E035', {
    title: '手続きの期限が切れました',
    cause: '登録の途中で時間がたちました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  LimitExceededOffer: ownEntry('E036', {
    title: '送信できる回数を超えました',
    cause: '短い間に続けて送信されました。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  DeadlineExceededSavePassword: ownEntry('E037', {
    title: 'パスワードを保存できませんでした',
    cause: '手続きの期限が切れました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  DeadlineExceededResetPassword: ownEntry('E038', {
    title: 'パスワードを再設定できませんでした',
    cause: '手続きの期限が切れました。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  InvalidCode: ownEntry('E039', {
    title: '認証コードが違います',
    remedy: 'メールに届いた6桁の数字を、もう一度確かめてください。',
  }),
  InvalidEmailFormat: ownEntry('E040', {
    title: 'メールアドレスの形が正しくありません',
    remedy: '例：hikari@example.com のように入力してください。',
  }),
  InvalidPasswordFormat: ownEntry('E041', {
    title: 'パスワードに使えない文字があります',
    remedy: '半角の英数字と記号で入力してください。',
  }),
  InvalidPasswordLength: ownEntry('E042', {
    title: 'パスワードの長さが合いません',
    remedy: '8文字以上25文字以内で入力してください。',
  }),
  InvalidPasswordConsecutive: ownEntry('E043', {
    title: 'このパスワードは使えません',
    cause: '同じ文字が4つ以上続いています。',
    remedy: '続けて使える同じ文字は3つまでです。',
  }),
  InvalidEmailOrPassword: specifiedEntry('E044', {
    title: 'ログインに失敗しました。',
    cause: 'メールアドレスかパスワードが違います。',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  InvalidPasswordSignUp: ownEntry('E045', {
    title: '登録を続けられませんでした',
    cause: 'はじめに入力したパスワードと違います。',
    remedy: 'はじめから、もう一度手続きしてください。',
  }),
  InvalidUniqueName: ownEntry('E046', {
    title: 'このユーザーIDは使えません',
    remedy: '半角の英数字で、4文字以上20文字以内で入力してください。',
  }),
  LockedUniqueName: ownEntry('E047', {
    title: 'このユーザーIDは使えません',
    cause: '使用を止めているユーザーIDです。',
    remedy: chooseOther,
  }),
  AlreadyExistsUniqueName: ownEntry('E048', {
    title: 'このユーザーIDは使えません',
    cause: 'すでに使われています。',
    remedy: chooseOther,
  }),
  ActivatedProvider: ownEntry('E049', {
    title: 'このサービスとは連携済みです',
    cause: 'すでに連携されています。',
    remedy: '連携を外してから、もう一度お試しください。',
  }),
  LastProvider: ownEntry('ours', {
    title: 'ログイン方法を外せませんでした',
    cause: 'ログインする方法が、ほかにありません。',
    remedy: '別の方法を登録してから、もう一度お試しください。',
  }),
  ReauthenticationRequired: ownEntry('ours', {
    title: '本人確認が必要です',
    cause: 'ログイン方法の変更と退会には、本人確認が必要です。',
    remedy: 'もう一度操作して、本人確認をしてください。',
  }),
  WrongPassword: ownEntry('ours', {
    title: 'パスワードが違います',
    remedy: '入力した内容を確かめて、もう一度お試しください。',
  }),
  PasskeyLimitReached: ownEntry('ours', {
    title: 'パスキーを追加できませんでした',
    cause: 'パスキーの数が上限に達しています。',
    remedy: '使わないパスキーを削除してから、もう一度お試しください。',
  }),
  PasskeyRequestExpired: ownEntry('ours', {
    title: '手続きの期限が切れました',
    cause: 'パスキーの確認は、5分以内に行う必要があります。',
    remedy: 'もう一度お試しください。',
  }),
  PasskeyRefused: ownEntry('ours', {
    title: 'パスキーを確認できませんでした',
    cause: '登録されていないか、削除されたパスキーです。',
    remedy: 'ほかの方法を使ってください。',
  }),
  UndoLinkExpired: ownEntry('ours', {
    title: 'リンクの期限が切れています',
    cause: '元にもどせるのは、変更から7日間です。',
    remedy: 'お問い合わせからご連絡ください。',
  }),
  UndoLinkUsed: ownEntry('ours', {
    title: 'このリンクは使用済みです',
    cause: '元にもどす手続きは、1回だけできます。',
    remedy: '決めたパスワードでログインしてください。',
  }),
  AlreadyExistsEmail: ownEntry('E050', {
    title: 'このメールアドレスは登録されています',
    cause: 'このメールアドレスのアカウントがあります。',
    remedy: 'ログインするか、別のメールアドレスを入力してください。',
  }),
  NotFoundEmail: ownEntry('E059', {
    title: 'メールアドレスが見つかりません',
    cause: 'このメールアドレスのアカウントがありません。',
    remedy: '入力した内容を確かめてください。',
  }),
  LOCK_FIVE_TIME_FAILED: ownEntry('E065', {
    title: '一時的に利用できません',
    cause: '確認できないことが5回続いたため、安全のために止めています。',
    remedy: '時間をおいて、もう一度お試しください。',
  }),
  TooManyRequests: ownEntry('ours', {
    title: '少し間をおいてください',
    cause: '短い間に続けて操作されました。',
    remedy: retryLaterText,
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>

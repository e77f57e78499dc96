import type { Kysely } from 'kysely'
import { sharedSchema } from './db/migrate.ts'
import type { Db } from '../schema.ts'
import type { SharedTables } from './db/shared.tables.ts'
import { newId } from './newId.ts'

/** A mail as the mailbox page shows it. */
export interface Mail {
  recipient: string
  subject: string
  body: string
  /** The code in the mail, stored separately for tests and the mailbox page; empty without one. */
  code: string
}

/**
 * Stores a mail for the mailbox page, in the transaction of the event that it reports. The sandbox never sends mails.
 */
export async function storeMail(ctx: { db: Db; dataset: { name: string }; now: Date }, mail: Mail): Promise<void> {
  const shared = ctx.db.withSchema(sharedSchema) as unknown as Kysely<SharedTables>
  await shared
    .insertInto('mail')
    .values({ id: newId('mail'), world: ctx.dataset.name, ...mail, created_at: ctx.now })
    .execute()
}

/** A mail without a code, which reports something to the recipient. */
export const noticeMail = (recipient: string, subject: string, lines: readonly string[]): Mail => ({
  recipient,
  code: '',
  subject: `【集い】${subject}`,
  body: lines.join('\n'),
})

interface CodeMailText {
  subject: string
  /** The first sentence, which says what the recipient has requested. */
  opening: string
  /** The name of the page on which to enter the code. */
  place: string
  /** The sentence for a recipient who did not request the mail. */
  closing?: string
}

const codeMail =
  ({ subject, opening, place, closing = '心当たりがない場合は、このメールを破棄してください。' }: CodeMailText) =>
  (recipient: string, code: string): Mail => ({
    recipient,
    code,
    subject: `【集い】${subject}`,
    body: [
      opening,
      '',
      `認証コード：${code}`,
      '',
      `このコードを${place}に入力してください。有効期限は10分です。`,
      closing,
    ].join('\n'),
  })

const othersCannot =
  '心当たりがない場合は、このメールを破棄してください。コードを知らない人が、設定を変えることはできません。'

/** The mail with the code of a sign-up. */
export const signupCodeMail = codeMail({
  subject: '認証コードのお知らせ',
  opening: '集いにご登録いただき、ありがとうございます。',
  place: '登録画面',
})

/**
 * Like {@link signupCodeMail}, for an address that already has an account. Only the owner of the address learns this
 * (X7).
 */
export const alreadySignedUpMail = codeMail({
  subject: '会員登録はお済みです',
  opening:
    'このメールアドレスでの会員登録を受け付けましたが、アカウントはすでにあります。そのままログインしてください。パスワードを忘れたときは、ログインの画面から再設定できます。',
  place: '登録画面',
  closing: 'コードを入力すると、ログインへ進めます。心当たりがない場合は、このメールを破棄してください。',
})

/** The mail with the code for a forgotten password. */
export const resetPasswordCodeMail = codeMail({
  subject: 'パスワード再設定の認証コード',
  opening: 'パスワードを再設定する手続きを受け付けました。',
  place: 'パスワード再設定の画面',
  closing: othersCannot,
})

/** The mail with the code for a new password. */
export const newPasswordCodeMail = codeMail({
  subject: 'パスワード設定の認証コード',
  opening: 'パスワードを設定する手続きを受け付けました。',
  place: 'パスワード設定の画面',
  closing: othersCannot,
})

/** The mail with the code for a new address, to that address. */
export const newAddressCodeMail = codeMail({
  subject: 'メールアドレス設定の認証コード',
  opening: 'このメールアドレスを、集いのログインに使う手続きを受け付けました。',
  place: 'メールアドレス設定の画面',
})

/** The mail with the code for reauthentication (X21). */
export const reauthenticationCodeMail = codeMail({
  subject: '本人確認の認証コード',
  opening: 'アカウントの大切な設定を変えるため、本人確認の手続きを受け付けました。',
  place: '本人確認の画面',
  closing:
    '心当たりがない場合は、だれかがあなたのアカウントを使っているおそれがあります。コードはだれにも教えず、パスワードを再設定してください。',
})

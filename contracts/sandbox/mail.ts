import type { Kysely } from 'kysely'
import { houseSchema } from './db/migrate.ts'
import type { HouseTables, World } from './db/schema.ts'
import { newId } from './newId.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
  /** The code in it, once more, for tests and the mailbox page. */
  code: string
}

/** Nothing leaves the machine: mails are kept for the mailbox page, in the transaction of what they tell. */
export async function sendMail(
  place: { db: Kysely<World>; world: { name: string }; now: Date },
  mail: Mail,
): Promise<void> {
  const house = place.db.withSchema(houseSchema) as unknown as Kysely<HouseTables>
  await house
    .insertInto('mail')
    .values({ id: newId('mail'), world: place.world.name, ...mail, created_at: place.now })
    .execute()
}

/** The mail with the code of a sign-up. */
export const signupMail = (recipient: string, code: string): Mail => ({
  recipient,
  code,
  subject: '【集い】認証コードのお知らせ',
  body: [
    '集いにご登録いただき、ありがとうございます。',
    '',
    `認証コード：${code}`,
    '',
    'このコードを登録画面に入力してください。有効期限は10分です。',
    '心当たりがない場合は、このメールを破棄してください。',
  ].join('\n'),
})
